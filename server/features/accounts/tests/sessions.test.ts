import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson, type Person } from '#tests/support/people.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { sweepSessionsJob } from '../jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const unauthorized = { status: 401, message: 'Unauthorized' };

/** Signs the person in on another device, which says of itself what `userAgent` says. */
async function signInElsewhere(person: Person, userAgent = ''): Promise<Visitor> {
  const device = app.visit();
  const response = await device.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email: person.user.email, password: person.password }),
  });
  expect(response.status).toBe(200);
  return device;
}

/** A browser that has the cookies which `visitor` has now, whatever happens to theirs. */
function copyOf(visitor: Visitor): Visitor {
  const copy = app.visit();
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  return copy;
}

test('a member sees their devices by name, the most recently used first, and which one this is', async () => {
  const person = await registerPerson(app);
  app.advance({ minutes: 1 });
  await signInElsewhere(
    person,
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
  );
  app.advance({ minutes: 1 });
  await signInElsewhere(
    person,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
  );
  const sessions = await person.api.accounts.listSessions();
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Safari on iPhone', false],
    ['Chrome on Android', false],
    ['Unknown device', true],
  ]);
});

test('ending a session signs that device out at once, and no other', async () => {
  const person = await registerPerson(app);
  const phone = await signInElsewhere(person);
  expect((await phone.api.accounts.me()).id).toBe(person.user.id);
  const sessions = await person.api.accounts.listSessions();
  const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  await person.api.accounts.endSession({ id });
  await expect(phone.api.accounts.me()).rejects.toMatchObject(unauthorized);
  expect(await person.api.accounts.listSessions()).toHaveLength(1);
});

test('ending all other sessions leaves this one and other members’', async () => {
  const person = await registerPerson(app);
  const stranger = await registerPerson(app);
  const others = [await signInElsewhere(person), await signInElsewhere(person)];
  for (const other of others) expect((await other.api.accounts.me()).id).toBe(person.user.id);
  await person.api.accounts.endOtherSessions();
  for (const other of others) await expect(other.api.accounts.me()).rejects.toMatchObject(unauthorized);
  expect(await person.api.accounts.listSessions()).toMatchObject([{ isCurrent: true }]);
  expect((await stranger.api.accounts.me()).id).toBe(stranger.user.id);
  // Once more there is nothing to end, and that is no error.
  await person.api.accounts.endOtherSessions();
});

test('ending one’s own session takes the cookies away', async () => {
  const person = await registerPerson(app);
  expect([...person.cookies.keys()].toSorted()).toEqual(['jugal', 'jugal_in']);
  const [own] = await person.api.accounts.listSessions();
  await person.api.accounts.endSession({ id: own?.id ?? '' });
  expect([...person.cookies.keys()]).toEqual([]);
});

test('signing in again replaces the session of this browser', async () => {
  const person = await registerPerson(app);
  const before = copyOf(person);
  await person.api.accounts.login({ email: person.user.email, password: person.password });
  expect(person.cookies.get('jugal')).not.toBe(before.cookies.get('jugal'));
  await expect(before.api.accounts.me()).rejects.toMatchObject(unauthorized);
  expect(await person.api.accounts.listSessions()).toHaveLength(1);
});

test('after signing out the cookie is worth nothing', async () => {
  const person = await registerPerson(app);
  const thief = copyOf(person);
  expect(await person.api.accounts.logout()).toEqual({ message: 'Signed out' });
  expect([...person.cookies.keys()]).toEqual([]);
  await expect(thief.api.accounts.me()).rejects.toMatchObject(unauthorized);
});

test('the plain address signs out too, and leads to the start page', async () => {
  const person = await registerPerson(app);
  const thief = copyOf(person);
  const response = await person.fetch('/api/logout');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  await expect(thief.api.accounts.me()).rejects.toMatchObject(unauthorized);
});

test('a wrong password and an unknown address are answered alike', async () => {
  const person = await registerPerson(app);
  const refusal = { status: 401, message: 'Invalid email or password' };
  const { login } = app.visit().api.accounts;
  await expect(login({ email: person.user.email, password: 'wrong' })).rejects.toMatchObject(refusal);
  await expect(login({ email: 'nobody@example.com', password: 'wrong' })).rejects.toMatchObject(refusal);
});

test('a session that is not used for 30 days is over', async () => {
  const person = await registerPerson(app);
  app.advance({ hours: 30 * 24 - 1 });
  expect((await person.api.accounts.me()).id).toBe(person.user.id);
  await expect.poll(() => hoursSinceUse(person)).toBe(0);
  app.advance({ hours: 30 * 24 });
  await expect(person.api.accounts.me()).rejects.toMatchObject(unauthorized);
});

test('a session that is used all the time is over after 90 days', async () => {
  const person = await registerPerson(app);
  for (let times = 0; times < 4; times += 1) {
    app.advance({ days: 22 });
    expect((await person.api.accounts.me()).id).toBe(person.user.id);
    await expect.poll(() => hoursSinceUse(person)).toBe(0);
  }
  app.advance({ days: 2 });
  await expect(person.api.accounts.me()).rejects.toMatchObject(unauthorized);
});

/** Its use is noted behind the answer's back. */
async function hoursSinceUse(person: Person): Promise<number> {
  const [session] = await person.api.accounts.listSessions();
  const now = app.platform.clock.now();
  return Math.round(now.since(session?.lastSeenAt ?? now).total('hours'));
}

test('sessions that are over are forgotten, others stay', async () => {
  const [idle, active] = [await registerPerson(app), await registerPerson(app)];
  app.advance({ days: 30 });
  await active.api.accounts.login({ email: active.user.email, password: active.password });
  await app.database.db.transaction().execute((tx) => app.platform.jobs.send(tx, sweepSessionsJob, {}));
  await app.runJobs();
  const rows = await app.database.db
    .selectFrom('sessions')
    .select('user_id')
    .where('user_id', 'in', [idle.user.id, active.user.id])
    .execute();
  expect(rows).toEqual([{ user_id: active.user.id }]);
});

test('over https the session’s cookie is bound to the host and hidden from scripts', async () => {
  const secure = await createTestApp({ env: { PUBLIC_URL: 'https://jugal.test' } });
  try {
    const response = await secure.visit().fetch('/api/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Riya',
        lastName: 'Shah',
        email: 'riya@example.com',
        password: 'a long enough one',
        acceptTerms: true,
      }),
    });
    const [session = '', marker = ''] = response.headers.getSetCookie();
    expect(session).toMatch(/^__Host-jugal=[\w-]{43}; /);
    expect(session.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=7776000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    expect(marker).toMatch(/^jugal_in=1; /);
    expect(marker).not.toContain('HttpOnly');
  } finally {
    await secure.close();
  }
});
