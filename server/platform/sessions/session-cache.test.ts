import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { updateUserRow } from '#server/db/repositories/users.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson } from '#tests/support/people.ts';
import { createSessionCache, type SessionCache, type SessionRow } from './session-cache.ts';

/** Waits longer than the second that is the default, for a busy machine. */
const WAIT = { timeout: 10_000 };

type Load = () => Promise<SessionRow | undefined>;

let app: TestApp;
/** The cache of a second process of the same installation. */
let other: SessionCache;
beforeAll(async () => {
  app = await createTestApp();
  other = createSessionCache(app.database.url);
  await other.start();
});
afterAll(async () => {
  await other.stop();
  await app.close();
});

function rowOf(memberId: string): SessionRow {
  return {
    id: memberId,
    sessionId: 'session',
    coupleId: null,
    partnerId: null,
    firstName: 'Riya',
    premiumUntil: null,
    partnerPremiumUntil: null,
    isAdmin: false,
    emailVerified: false,
    mustChangePassword: false,
    language: 'en',
    endsAt: '2026-01-31T00:00:00.000Z',
    usedUntil: '2026-01-01T01:00:00.000Z',
  };
}

/** Returns true if the other process has the session in its cache. */
async function hasCached(token: string): Promise<boolean> {
  const load = vi.fn<Load>(() => Promise.resolve(undefined));
  await other.get(token, load);
  return load.mock.calls.length === 0;
}

test('loads a row once and then returns it from the cache', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(rowOf('somebody')));
  await other.get('token-1', load);
  await other.get('token-1', load);
  expect(load).toHaveBeenCalledTimes(1);
});

test('returns no older row after a newer one', async () => {
  const [older, newer] = [rowOf('somebody'), { ...rowOf('somebody'), coupleId: 'couple' }];
  const answers = [Promise.withResolvers<SessionRow>(), Promise.withResolvers<SessionRow>()];
  let loads = 0;
  const get = () => other.get('token-4', () => answers[loads++]?.promise ?? Promise.resolve(undefined));
  const both = [get(), get()];
  answers[1]?.resolve(newer);
  await Promise.resolve();
  answers[0]?.resolve(older);
  expect(await Promise.all(both)).toEqual([older, older]);
  other.invalidate(['somebody']);
  expect(await get()).toEqual(newer);
});

test('loads again after a change, even while an earlier load is unanswered', async () => {
  const first = Promise.withResolvers<SessionRow>();
  const early = other.get('token-5', () => first.promise);
  other.invalidate(['somebody']);
  const newer = { ...rowOf('somebody'), firstName: 'Asha' };
  expect(await other.get('token-5', () => Promise.resolve(newer))).toEqual(newer);
  first.resolve(rowOf('somebody'));
  await early;
  expect(await other.get('token-5', () => Promise.resolve(undefined))).toEqual(newer);
});

test('caches no missing session', async () => {
  const load = vi.fn<Load>(() => Promise.resolve(undefined));
  await other.get('token-2', load);
  await other.get('token-2', load);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ['premium is granted', { premiumUntil: Temporal.Now.instant().add({ hours: 24 }).toString() }],
  ['an admin is made', { isAdmin: true }],
  ['a change of password is demanded', { mustChangePassword: true }],
])('invalidates the cache of another process when %s', async (_name, change) => {
  const { user } = await registerPerson(app);
  await other.get(`token-${user.id}`, () => Promise.resolve(rowOf(user.id)));
  expect(await hasCached(`token-${user.id}`)).toBe(true);
  await inTransaction(app.database.db, (tx) => updateUserRow(tx, user.id, change));
  await vi.waitFor(async () => expect(await hasCached(`token-${user.id}`)).toBe(false), {
    ...WAIT,
    interval: 5,
  });
});

test('invalidates the cache of another process when a session ends or a couple changes', async () => {
  const [riya, arjun] = await registerCouple(app);
  for (const { user } of [riya, arjun]) await other.get(user.id, () => Promise.resolve(rowOf(user.id)));
  await riya.api.accounts.logout();
  await arjun.api.couples.leave({ password: arjun.password });
  await vi.waitFor(
    async () => expect([await hasCached(riya.user.id), await hasCached(arjun.user.id)]).toEqual([false, false]),
    WAIT,
  );
});

test('caches no row that was read while its member changed', async () => {
  const { user } = await registerPerson(app);
  await other.get('token-3', async () => {
    other.invalidate([user.id]);
    return rowOf(user.id);
  });
  expect(await hasCached('token-3')).toBe(false);
});

/** Counts the sessions that the app reads from the database, until the test is over. */
function countLoads(): () => number {
  const { sessions } = app.platform;
  const { get } = sessions;
  let loads = 0;
  sessions.get = (token, load) =>
    get(token, () => {
      loads += 1;
      return load();
    });
  onTestFinished(() => void (sessions.get = get));
  return () => loads;
}

test('shows a member their own change at once: flags, couple and the end of the session', async () => {
  const riya = await registerPerson(app, 'Riya');
  const loads = countLoads();
  const readFromCache = () =>
    vi.waitFor(async () => {
      const before = loads();
      expect((await riya.api.accounts.me()).id).toBe(riya.user.id);
      expect(loads()).toBe(before);
    }, WAIT);
  // Fills the cache first: without this the test would pass without a cache.
  await readFromCache();
  const { id } = await riya.api.couples.create({ name: 'Us' });
  expect(await riya.api.couples.get()).toMatchObject({ id });
  await readFromCache();
  const stolen = new Map(riya.cookies);
  await riya.api.accounts.logout();
  for (const [name, value] of stolen) riya.cookies.set(name, value);
  await expect(riya.api.accounts.me()).rejects.toMatchObject({ status: 401 });
});

test('caches nothing without a listening connection', async () => {
  const withoutListener = createSessionCache(app.database.url);
  const load = vi.fn<Load>(() => Promise.resolve(rowOf('somebody')));
  await withoutListener.get('token', load);
  await withoutListener.get('token', load);
  expect(load).toHaveBeenCalledTimes(2);
});
