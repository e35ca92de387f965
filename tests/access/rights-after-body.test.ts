import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contract } from '#domain/api.ts';
import { listEndpoints, type ListedEndpoint } from '#server/http/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  changeUser,
  makePremium,
  registerCouple,
  registerPerson,
  setPremiumForOne,
  type Person,
} from '#tests/support/people.ts';
import { bodies } from './member-calls.ts';
import { ownedObjects } from './owned-objects.ts';

/**
 * Endpoints that change data. Their body may take a minute to arrive, and a right lost meanwhile is lost for the call
 * too.
 */
const endpoints = listEndpoints(contract).filter(
  ({ method, meta, isStream }) => method !== 'GET' && meta.access !== 'public' && !isStream,
);
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await createTestApp();
  await setPremiumForOne(app);
  url = await app.listen();
});
afterAll(() => app.close());

interface Loss {
  name: string;
  /** Statuses that the call may be rejected with. */
  statuses: readonly number[];
  concerns(endpoint: ListedEndpoint): boolean;
  take(caller: Person, partner: Person): Promise<unknown>;
}

/** Ends the session from another device, as after a theft of the phone. */
async function endSession(caller: Person): Promise<void> {
  const elsewhere = app.visit();
  await elsewhere.api.accounts.login({ email: caller.user.email, password: caller.password });
  await elsewhere.api.accounts.endOtherSessions();
}

/** Leaves the couple from another device, so that the session of the held call stays valid. */
async function leave({ user, password }: Person): Promise<void> {
  const elsewhere = app.visit();
  await elsewhere.api.accounts.login({ email: user.email, password });
  await elsewhere.api.couples.leave({ password });
}

const losses: readonly Loss[] = [
  { name: 'the session', statuses: [401], concerns: () => true, take: endSession },
  {
    name: 'the right to use the app before the password is changed',
    statuses: [403],
    concerns: ({ meta }) => !meta.allowedDuringForcedPasswordChange,
    take: ({ user }) => changeUser(app, user.id, { mustChangePassword: true }),
  },
  {
    name: 'premium',
    statuses: [403],
    concerns: ({ meta }) => meta.access === 'premium',
    take: ({ user }) => changeUser(app, user.id, { premiumUntil: null }),
  },
  {
    name: 'the admin right',
    statuses: [403],
    concerns: ({ meta }) => meta.access === 'admin',
    take: ({ user }) => changeUser(app, user.id, { isAdmin: false }),
  },
];

/** A call whose body stops after its first byte. */
interface HeldCall {
  finish(): Promise<number>;
}

async function hold(caller: Person, method: string, path: string, body: Request): Promise<HeldCall> {
  const bytes = Buffer.from(await body.arrayBuffer());
  const headers = {
    cookie: [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'content-type': body.headers.get('content-type') ?? 'application/json',
    'content-length': bytes.length,
    'sec-fetch-site': 'same-origin',
  };
  // The access check has passed once the session has been read.
  const read = vi.spyOn(app.platform.sessions, 'get');
  const call: ClientRequest = request(url + path, { method, headers });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.write(bytes.subarray(0, 1));
  await vi.waitFor(() => expect(read).toHaveBeenCalled(), { interval: 1 });
  await Promise.all(read.mock.results.map(({ value }: { value: unknown }) => value));
  read.mockRestore();
  return {
    async finish() {
      call.end(bytes.subarray(1));
      const [response] = await answered;
      response.resume();
      return response.statusCode ?? 0;
    },
  };
}

/** Returns the path and body of a call, with an object and body of the caller's own if the access tests define them. */
async function describeCall({ name, path, meta }: ListedEndpoint, caller: Person, partner: Person) {
  const owned = meta.access === 'admin' ? undefined : await ownedObjects[name]?.(caller, partner, app);
  const body = owned?.body ?? (await bodies[name]?.(caller, partner, app)) ?? {};
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => owned?.parameters[key] ?? UNKNOWN_ID);
  const isForm = body instanceof FormData;
  const sent = new Request('http://jugal.test', {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    ...(!isForm && { headers: { 'content-type': 'application/json' } }),
  });
  return { path: filled, sent };
}

/** Returns everything that belongs to the couple, and what its remaining member has been sent. */
async function readCouple(coupleId: string, remaining: Person): Promise<unknown[]> {
  const { pool } = app.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where column_name = 'couple_id' and table_schema = 'public' order by table_name`,
  );
  const reads = [
    ['couples', 'id', coupleId] as const,
    ['notifications', 'user_id', remaining.user.id] as const,
    ['nudges', 'to_user_id', remaining.user.id] as const,
    ...tables.map(({ name }) => [name, 'couple_id', coupleId] as const),
  ];
  const found = [];
  for (const [table, column, id] of reads) {
    const { rows } = await pool.query(
      `select to_jsonb(one) as row from "${table}" one where ${column} = $1 order by to_jsonb(one)::text`,
      [id],
    );
    found.push([table, rows]);
  }
  return found;
}

/**
 * Calls whose sample body needs a member without a partner, or whose setup adds a second step, which `leave` lacks
 * elsewhere.
 */
const withoutSample = new Set(['couples.join', 'couples.readInvitation', 'secondFactors.deletePasskey']);
/** Number of calls held open together: the server refuses more connections from one address. */
const AT_ONCE = 30;

const chai = () =>
  new Request('http://jugal.test', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Chai', amount: '20' }),
  });

describe('rejects every running call before validating its body when its caller loses', () => {
  test.each(losses)(
    '$name',
    async (loss) => {
      const concerned = endpoints.filter(loss.concerns);
      for (let at = 0; at < concerned.length; at += AT_ONCE) {
        const [caller, partner] = await registerCouple(app);
        await makePremium(app, caller);
        await changeUser(app, caller.user.id, { isAdmin: true });
        const held = new Map<string, HeldCall>();
        for (const { name, method, path } of concerned.slice(at, at + AT_ONCE))
          held.set(name, await hold(caller, method, path.replaceAll(/\{\w+\}/g, UNKNOWN_ID), chai()));
        await loss.take(caller, partner);
        const answered = await Promise.all(
          [...held].map(async ([name, { finish }]) => [name, await finish()] as const),
        );
        expect(answered.filter(([, status]) => !loss.statuses.includes(status))).toEqual([]);
      }
    },
    60_000,
  );
});

describe('changes nothing of the couple that the caller of a valid call has left meanwhile', () => {
  const samples = endpoints.filter(
    // Deleting an account takes its name from what the couple keeps.
    ({ name, meta }) => meta.access !== 'admin' && !withoutSample.has(name) && name !== 'accounts.deleteAccount',
  );

  test.each(samples)('$name', async (endpoint) => {
    const [caller, partner] = await registerCouple(app);
    if (endpoint.meta.access === 'premium') await makePremium(app, caller);
    const { path, sent } = await describeCall(endpoint, caller, partner);
    const { id: coupleId } = await partner.api.couples.get();
    const held = await hold(caller, endpoint.method, path, sent);
    await leave(caller);
    const before = await readCouple(coupleId, partner);
    expect(await held.finish()).toBeLessThan(500);
    expect(await readCouple(coupleId, partner)).toEqual(before);
  });
});

test('accepts a call whose caller leaves or is left meanwhile, for the couple of now', async () => {
  for (const leaver of ['caller', 'partner'] as const) {
    const [caller, partner] = await registerCouple(app);
    const held = await hold(caller, 'POST', '/api/expenses', chai());
    await leave({ caller, partner }[leaver]);
    expect(await held.finish()).toBe(201);
    expect(await caller.api.expenses.list()).toMatchObject([{ title: 'Chai' }]);
    expect(await partner.api.expenses.list()).toEqual([]);
  }
});

test('rejects a call whose caller has another partner meanwhile', async () => {
  const [caller] = await registerCouple(app);
  const held = await hold(caller, 'POST', '/api/expenses', chai());
  const other = await registerPerson(app, 'Dev');
  const { inviteCode } = await other.api.couples.create({ name: 'Dev alone' });
  await leave(caller);
  const elsewhere = app.visit();
  await elsewhere.api.accounts.login({ email: caller.user.email, password: caller.password });
  await elsewhere.api.couples.join({ inviteCode });
  expect(await held.finish()).toBe(404);
  expect(await other.api.expenses.list()).toEqual([]);
});

test('accepts a call whose caller gains a partner meanwhile', async () => {
  const [first] = await registerCouple(app);
  await first.api.couples.leave({ password: first.password });
  const { inviteCode } = await first.api.couples.renewInviteCode();
  const held = await hold(first, 'POST', '/api/expenses', chai());
  const [, other] = await registerCouple(app);
  await other.api.couples.leave({ password: other.password });
  await other.api.couples.join({ inviteCode });
  expect(await held.finish()).toBe(201);
  expect(await other.api.expenses.list()).toHaveLength(1);
});
