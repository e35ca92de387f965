import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contract } from '#contract/index.ts';
import { listEndpoints, type ListedEndpoint } from '#server/http/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  changeUser,
  makePremium,
  registerCouple,
  setPremiumForOne,
  type Person,
} from '#tests/support/people.ts';
import { bodies } from './member-calls.ts';
import { ownedObjects } from './owned-objects.ts';

/** A body may take a minute to arrive. Each right that is lost meanwhile is lost for the call as well. */
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
  /** Statuses with which the call may be refused. */
  statuses: readonly number[];
  concerns(endpoint: ListedEndpoint): boolean;
  take(caller: Person, partner: Person): Promise<unknown>;
}

/** The end of the session comes from another device, as after a stolen phone. */
async function endSession(caller: Person): Promise<void> {
  const elsewhere = app.visit();
  await elsewhere.api.accounts.login({ email: caller.user.email, password: caller.password });
  await elsewhere.api.accounts.endOtherSessions();
}

/** Leaves from another device, so that the held call's own session goes on. */
async function leave({ user, password }: Person): Promise<void> {
  const elsewhere = app.visit();
  await elsewhere.api.accounts.login({ email: user.email, password });
  await elsewhere.api.couples.leave();
}

const losses: readonly Loss[] = [
  { name: 'the session', statuses: [401], concerns: () => true, take: endSession },
  { name: 'the couple', statuses: [403, 404], concerns: ({ meta }) => meta.access !== 'admin', take: leave },
  {
    name: 'the partner',
    statuses: [403, 404],
    concerns: ({ meta }) => meta.access !== 'admin',
    take: (_caller, partner) => leave(partner),
  },
  {
    name: 'the right to use the app before the password is changed',
    statuses: [403],
    concerns: ({ meta }) => !meta.allowedDuringForcedPasswordChange,
    take: ({ user }) => changeUser(app, user.id, { must_change_password: true }),
  },
  {
    name: 'premium',
    statuses: [403],
    concerns: ({ meta }) => meta.access === 'premium',
    take: ({ user }) => changeUser(app, user.id, { premium_until: null }),
  },
  {
    name: 'the admin right',
    statuses: [403],
    concerns: ({ meta }) => meta.access === 'admin',
    take: ({ user }) => changeUser(app, user.id, { is_admin: false }),
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
  // The gate has let the call in once it has read the session.
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

/** The call of an endpoint as the caller would make it, with an object and a body of their own where the access tests know one. */
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

/** Counts of calls, and milestones, which are noticed some time after the change that reached them. */
const isBeside = /rate_limits|pgboss\.|security_|achievement|"once_key"/;

/** Runs `work` and returns the statements with which it changed records. */
async function captureChanges(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.flatMap(([sent]: unknown[]) => {
      const text = typeof sent === 'string' ? sent : ((sent as { text?: string }).text ?? '');
      return /^\s*(insert|update|delete)\b/i.test(text) && !isBeside.test(text) ? [text] : [];
    });
  } finally {
    query.mockRestore();
  }
}

/** Calls whose sample body needs a member who is alone, and those before which nobody can sign in elsewhere without a second step. */
const withoutSample = new Set(['couples.join', 'couples.readInvitation', 'secondFactors.deletePasskey']);
/** Calls held open together; more connections of one address are refused. */
const AT_ONCE = 30;

const emptyBody = () =>
  new Request('http://jugal.test', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Chai', amount: '20' }),
  });

describe('refuses every call that is under way, before its body is validated, when its caller loses', () => {
  test.each(losses)(
    '$name',
    async (loss) => {
      const concerned = endpoints.filter(loss.concerns);
      for (let at = 0; at < concerned.length; at += AT_ONCE) {
        const [caller, partner] = await registerCouple(app);
        await makePremium(app, caller);
        await changeUser(app, caller.user.id, { is_admin: true });
        const held = new Map<string, HeldCall>();
        for (const { name, method, path } of concerned.slice(at, at + AT_ONCE))
          held.set(name, await hold(caller, method, path.replaceAll(/\{\w+\}/g, UNKNOWN_ID), emptyBody()));
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

describe('changes nothing by a call that was good when its caller left', () => {
  const samples = endpoints.filter(({ name, meta }) => meta.access !== 'admin' && !withoutSample.has(name));

  test.each(samples)('$name', async (endpoint) => {
    const [caller, partner] = await registerCouple(app);
    if (endpoint.meta.access === 'premium') await makePremium(app, caller);
    const { path, sent } = await describeCall(endpoint, caller, partner);
    const held = await hold(caller, endpoint.method, path, sent);
    await leave(caller);
    let status = 0;
    const changes = await captureChanges(async () => {
      status = await held.finish();
    });
    expect([403, 404]).toContain(status);
    expect(changes).toEqual([]);
  });
});

test('lets a call through whose caller gains a partner meanwhile', async () => {
  const [first] = await registerCouple(app);
  await first.api.couples.leave();
  const { inviteCode } = await first.api.couples.renewInviteCode();
  const body = new Request('http://jugal.test', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Chai', amount: '20' }),
  });
  const held = await hold(first, 'POST', '/api/expenses', body);
  const [, other] = await registerCouple(app);
  await other.api.couples.leave();
  await other.api.couples.join({ inviteCode });
  expect(await held.finish()).toBe(201);
  expect(await other.api.finances.listExpenses()).toHaveLength(1);
});
