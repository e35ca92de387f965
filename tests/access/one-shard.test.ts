import { Client, escapeLiteral } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { z } from 'zod';
import { contract } from '#domain/api.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { listEndpoints } from '#server/http/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { bodies, callers, queries, refused } from './member-calls.ts';
import { ownedObjects } from './owned-objects.ts';

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';
const calls = listEndpoints(contract).filter(
  ({ meta, isStream }) => !isStream && (meta.access === 'member' || meta.access === 'premium'),
);

/** Calls that ask every shard, and why (docs/decisions/0063-placement.md): a deleted account is named by any couple's rows. */
const ASKS_EVERY_SHARD = new Set(['accounts.deleteAccount']);

const isOnCluster = inject('testDatabase').adminUrls.length > 1;

/** A statement as sent to the database. */
interface Sent {
  text: string;
  values: unknown[];
}

let app: TestApp;
let lookout: Client;
beforeAll(async () => {
  app = await createTestApp();
  lookout = new Client({ connectionString: app.database.url });
  await lookout.connect();
});
afterAll(async () => {
  await lookout.end();
  await app.close();
});

/** Runs `work` and returns its statements, without those of background jobs and transaction control. */
async function capture(work: () => Promise<unknown>): Promise<Sent[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.flatMap(([sent]: unknown[]) => {
      const { text, values = [] } = typeof sent === 'string' ? { text: sent } : (sent as Partial<Sent>);
      return text !== undefined && isAsked(text) ? [{ text, values }] : [];
    });
  } finally {
    query.mockRestore();
  }
}

function isAsked(text: string): boolean {
  return (
    /^\s*(select|insert|update|delete|with)\b/i.test(text) && !text.includes('pgboss.') && !text.includes('pg_notify')
  );
}

/** Returns the task counts that Citus plans for a statement; empty if it stays on the coordinator. */
async function countTasks({ text, values }: Sent): Promise<number[]> {
  // Values are inlined: with parameters, Citus explains fewer tasks than it runs.
  const statement = text.replaceAll(/\$(\d+)/g, (_match, place: string) => toLiteral(values[Number(place) - 1]));
  const { rows } = await lookout.query<{ 'QUERY PLAN': string }>(`explain ${statement}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  return [...plan.matchAll(/Task Count: (\d+)/g)].map(([, tasks]) => Number(tasks));
}

/** Returns a value as a PostgreSQL literal that fits a column of any type. */
function toLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Buffer.isBuffer(value)) return escapeLiteral(`\\x${value.toString('hex')}`);
  if (Array.isArray(value))
    return escapeLiteral(`{${value.map((item) => (item === null ? 'null' : JSON.stringify(String(item)))).join(',')}}`);
  return escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

async function send(caller: Person, method: string, path: string, body?: object): Promise<number> {
  const response = await caller.fetch(path, {
    method,
    ...(body instanceof FormData && { body }),
    ...(body &&
      !(body instanceof FormData) && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  });
  await response.arrayBuffer();
  return response.status;
}

test('has an input for every call that needs one', () => {
  const inputs = [bodies, queries, ownedObjects, refused];
  const missing = calls.filter(({ name, endpoint }) => {
    const { inputSchema } = endpoint['~orpc'];
    if (!(inputSchema instanceof z.ZodType) || inputs.some((known) => name in known)) return false;
    return !runInLanguage('en', () => inputSchema.safeParse({})).success;
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
});

/** Runs on a cluster only (`npm run test:cluster`): plain PostgreSQL has one node and no shards. */
describe.runIf(isOnCluster)('runs every statement of a member’s call as one task on one shard', () => {
  test.each(calls)('$name', async ({ name, method, path, meta }) => {
    const [owner, partner] = await registerCouple(app);
    const alone = await registerPerson(app, 'Alone');
    const caller = { owner, partner, alone }[callers[name] ?? 'owner'];
    if (meta.access === 'premium') await makePremium(app, owner);
    const { parameters = {}, body = await bodies[name]?.(owner, alone, app) } =
      (await ownedObjects[name]?.(owner, partner, app)) ?? {};
    const filled = path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => parameters[key] ?? UNKNOWN_ID);
    const query = queries[name];
    const address = query === undefined ? filled : `${filled}?${query}`;
    let status = 0;
    const sent = await capture(async () => (status = await send(caller, method, address, body)));
    const scattered: Sent[] = [];
    for (const statement of sent)
      if ((await countTasks(statement)).some((tasks) => tasks > 1)) scattered.push(statement);
    expect([status < 300, ASKS_EVERY_SHARD.has(name) ? [] : scattered]).toEqual([!(name in refused), []]);
  });
});
