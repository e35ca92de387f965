import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { type HttpMember, registerOverHttp } from '#tests/support/http-member.ts';
import { parseMetrics, sumOf } from '#tests/support/metrics.ts';
import { findFreePort, startServer, type RunningProcess } from '#tests/support/server-process.ts';
import { registerCoupleOverHttp } from './support/couples.ts';

/**
 * Number of concurrent membership changes. No call fails with a server error and no transaction is retried: a deadlock
 * would cost a second, while a round takes 0.3 to 0.6 s.
 */
const AT_ONCE = 16;
const PASSWORD = 'kites over the old city';

const dataDir = mkdtempSync(join(tmpdir(), 'jugal-races-'));
let database: TestDatabase;
let servers: RunningProcess[];
let metricsUrls: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  const ports = [await findFreePort(), await findFreePort()];
  metricsUrls = ports.map((port) => `http://127.0.0.1:${port}/metrics`);
  servers = await Promise.all(
    ports.map((port) => startServer({ DATABASE_URL: database.url, DATA_DIR: dataDir, METRICS_PORT: String(port) })),
  );
}, 90_000);
afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()));
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Counts transactions retried after a deadlock or a serialization failure, on both servers since their start. */
async function countRetries(): Promise<number> {
  const texts = await Promise.all(metricsUrls.map(async (url) => (await fetch(url)).text()));
  const counts = texts.flatMap((text) =>
    ['deadlock', 'serialization'].map((reason) =>
      sumOf(parseMetrics(text), 'jugal_transaction_retries_total', { reason }),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

const register = (name: string) => registerOverHttp(urlOf(0), name);
function urlOf(turn: number): string {
  return servers[turn % servers.length]?.url ?? '';
}

/** Sends the calls concurrently, alternating between both servers, and returns their statuses. */
async function race(calls: readonly ((url: string) => Promise<Response>)[]): Promise<number[]> {
  const responses = await Promise.all(calls.map((send, turn) => send(urlOf(turn))));
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(await countRetries()).toBe(0);
  return statuses;
}

interface CoupleBody {
  id: string;
  inviteCode: string;
  users: { id: string }[];
}

async function coupleOf(member: HttpMember): Promise<CoupleBody> {
  return (await (await member.call('GET', '/api/couple')).json()) as CoupleBody;
}

async function inviteCodeOf(owner: HttpMember): Promise<string> {
  return (await coupleOf(owner)).inviteCode;
}

/** Registers a member in a couple without a partner, with one record. */
async function memberAlone(name: string): Promise<HttpMember> {
  const alone = await register(name);
  await alone.call('POST', '/api/couples', { name: `${name} alone` });
  await alone.call('POST', '/api/expenses', { title: 'Chai', amount: '20' });
  return alone;
}

function join16(joiners: readonly (readonly [HttpMember, string])[]) {
  return Array.from({ length: AT_ONCE }, (_, turn) => {
    const [joiner, inviteCode] = joiners[turn % joiners.length] ?? [];
    // Each partner's calls reach both servers equally.
    const server = Math.floor(turn / joiners.length);
    return () => joiner?.at(urlOf(server)).call('POST', '/api/couples/join', { inviteCode }) ?? Promise.reject();
  });
}

test('makes one couple when two partners enter each other’s codes', async () => {
  const riya = await memberAlone('Riya');
  const arjun = await memberAlone('Arjun');
  const [ofRiya, ofArjun] = [await inviteCodeOf(riya), await inviteCodeOf(arjun)];
  const statuses = await race(
    join16([
      [riya, ofArjun],
      [arjun, ofRiya],
    ]),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const couples = await Promise.all([riya, arjun].map(coupleOf));
  expect(couples[0]).toEqual(couples[1]);
  expect(couples[0]?.users).toHaveLength(2);
  const expenses = (await (await riya.call('GET', '/api/expenses')).json()) as unknown[];
  expect(expenses).toHaveLength(2);
});

test('admits one of several joiners to a couple, each with their own records', async () => {
  const riya = await memberAlone('Riya');
  const inviteCode = await inviteCodeOf(riya);
  const joiners = await Promise.all(['Arjun', 'Dev', 'Hari', 'Jay'].map(memberAlone));
  const statuses = await race(join16(joiners.map((joiner) => [joiner, inviteCode] as const)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('settles a circle of joiners without a deadlock', async () => {
  const members = await Promise.all(['Riya', 'Arjun', 'Dev'].map(memberAlone));
  const codes = await Promise.all(members.map(inviteCodeOf));
  const statuses = await race(join16(members.map((each, at) => [each, codes[(at + 1) % codes.length] ?? ''] as const)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('lets both partners leave concurrently while they add records', async () => {
  const [riya, arjun] = await registerCoupleOverHttp(urlOf(0));
  const calls = Array.from({ length: AT_ONCE }, (_, turn) => {
    const caller = turn % 2 === 0 ? riya : arjun;
    return (url: string) =>
      turn % 4 < 2
        ? caller.at(url).call('POST', '/api/couples/leave', { password: PASSWORD })
        : caller.at(url).call('POST', '/api/expenses', { title: `Chai ${turn}`, amount: '20' });
  });
  await race(calls);
  // A member who left before recording anything has no couple.
  const sizes = await Promise.all(
    [riya, arjun].map(async (each) => {
      const couple = (await (await each.call('GET', '/api/couples/current')).json()) as CoupleBody | null;
      return couple?.users.length ?? 0;
    }),
  );
  expect(Math.max(...sizes)).toBe(1);
});

test.each([1, 2, 3, 4, 5])('deletes both accounts while the members rename their couple, round %i', async () => {
  const [riya, arjun] = await registerCoupleOverHttp(urlOf(0));
  const acts = [
    (each: HttpMember) => each.call('DELETE', '/api/auth/user/delete-account', { password: PASSWORD }),
    (each: HttpMember) => each.call('PUT', '/api/auth/user/name', { firstName: 'Rhea', lastName: 'Shah' }),
    (each: HttpMember) => each.call('PUT', '/api/couples/name', { name: 'Us' }),
    (each: HttpMember) => each.call('PUT', '/api/couples/name', { name: null }),
    (each: HttpMember) => each.call('PUT', '/api/couples/anniversary', { anniversary: '2020-02-14' }),
    (each: HttpMember) => each.call('POST', '/api/couples/invite-code'),
  ];
  const calls = Array.from({ length: AT_ONCE }, (_, turn) => (url: string) => {
    const act = acts[Math.floor(turn / 2) % acts.length];
    const caller = (turn % 2 === 0 ? riya : arjun).at(url);
    return act ? act(caller) : Promise.reject(new Error('no act'));
  });
  const statuses = await race(calls);
  for (const own of [0, 1]) expect(statuses.filter((_, turn) => turn % 2 === own)).toContain(204);
  // The other server hears of a deletion after it answered.
  for (const each of [riya, arjun])
    await expect.poll(async () => (await each.call('GET', '/api/auth/user')).status, { timeout: 5000 }).toBe(401);
});

test('lets admins delete both members of a couple who leave at the same moment', async () => {
  const admins = await Promise.all(['Asha', 'Bina'].map(register));
  await database.pool.query(`update settings set value = '0' where key = 'admin_needs_second_factor'`);
  await database.pool.query(`update users set is_admin = true where first_name in ('Asha', 'Bina')`);
  const [riya, arjun] = await registerCoupleOverHttp(urlOf(0));
  const ids = await Promise.all(
    [riya, arjun].map(async (each) => ((await (await each.call('GET', '/api/auth/user')).json()) as { id: string }).id),
  );
  const calls = Array.from({ length: AT_ONCE }, (_, turn) => (url: string) => {
    const even = turn % 2;
    return turn < AT_ONCE / 2
      ? (admins[even]?.at(url).call('DELETE', `/api/admin/users/${ids[(turn >> 1) % 2]}`) ?? Promise.reject())
      : ([riya, arjun][even]?.at(url).call('POST', '/api/couples/leave', { password: PASSWORD }) ?? Promise.reject());
  });
  await race(calls);
  const { rows } = await database.pool.query('select id from users where id = any($1)', [ids]);
  expect(rows).toEqual([]);
});

test('makes one couple and one record of a first call that reaches both servers many times', async () => {
  const riya = await register('Riya');
  const body = { title: 'Chai', amount: '20', spentOn: '2026-01-14' };
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, turn) => {
      const response = await fetch(`${urlOf(turn)}/api/expenses`, {
        method: 'POST',
        headers: { ...riya.headers(), 'content-type': 'application/json', 'idempotency-key': 'first' },
        body: JSON.stringify(body),
      });
      return JSON.stringify([response.status, await response.json()]);
    }),
  );
  expect([...new Set(answers)]).toEqual([expect.stringMatching(/^\[201,/)]);
  expect(await countRetries()).toBe(0);
});
