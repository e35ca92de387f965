import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/api.ts';
import { listEndpoints } from '#server/http/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, type Person, registerCouple, registerPerson } from '#tests/support/people.ts';
import { bodies, callers, queries, refused } from './member-calls.ts';
import { ownedObjects } from './owned-objects.ts';

const calls = listEndpoints(contract).filter(
  ({ meta, isStream }) => !isStream && (meta.access === 'member' || meta.access === 'premium'),
);
/** Resources whose calls end sessions or couples, or that allow one call a day: each call needs other members. */
const USED_UP: ReadonlySet<string> = new Set([
  'accounts',
  'balance',
  'couples',
  'dailyMoment',
  'dailyQuestion',
  'secondFactors',
  'wallet',
]);

interface Row {
  table: string;
  row: string;
}

let app: TestApp;
let tables: readonly { name: string; owners: string[] }[];
let bystanders: readonly string[];
let theirIds: readonly string[];
/** The bystanders' rows after the last test. The calls that prepare a test may not change them either. */
let theirs: readonly Row[];
let present: readonly [Person, Person, Person] | null = null;

beforeAll(async () => {
  app = await createTestApp();
  tables = await listTables();
  bystanders = await liveFully();
  theirs = await readTheirs();
  theirIds = listIds(theirs);
});
afterAll(() => app.close());

/** Returns the tables with the columns that name a row's couple or member. */
async function listTables() {
  const { rows } = await app.database.pool.query<{ name: string; owners: string[] }>(
    `select table_name::text as name,
       array_remove(array_agg(column_name::text) filter (where column_name in ('couple_id', 'user_id')), null) as owners
     from information_schema.columns
     where table_schema = 'public' and table_name in (
       select tablename from pg_tables where schemaname = 'public')
     group by table_name order by table_name`,
  );
  return rows.map(({ name, owners }) => {
    const own = name === 'users' || name === 'couples' ? ['id'] : [];
    return { name, owners: [...own, ...(owners ?? [])] };
  });
}

/** Gives a couple an object of every kind, and returns the ids of the couple and its members. */
async function liveFully(): Promise<string[]> {
  const [riya, arjun] = await registerCouple(app);
  for (const person of [riya, arjun]) await makePremium(app, person);
  for (const create of Object.values(ownedObjects)) await create(riya, arjun, app);
  // Leaves no field at its default that a call on another couple could write again.
  for (const { api } of [riya, arjun]) await api.couples.finishWelcome();
  const { id } = await riya.api.couples.get();
  return [id, riya.user.id, arjun.user.id];
}

/** Returns every row of the bystanders. */
async function readTheirs(): Promise<Row[]> {
  const owned = tables.filter(({ owners }) => owners.length > 0);
  const { rows } = await app.database.pool.query<Row>(
    owned
      .map(({ name, owners }) => {
        const isTheirs = owners.map((column) => `${column} = any ($1::uuid[])`).join(' or ');
        return `select '${name}' as table, t::text as row from ${name} t where ${isTheirs}`;
      })
      .join(' union all ') + ' order by 1, 2',
    [bystanders],
  );
  return rows;
}

/** Returns the ids of the bystanders and of their records. */
function listIds(rows: readonly Row[]): string[] {
  const ids = rows.flatMap(({ row }) => row.match(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g) ?? []);
  return [...new Set(ids)];
}

/** Returns the rows that mention any of the values. A notification may be about several objects. */
async function readMentions(values: readonly string[]): Promise<Row[]> {
  const { rows } = await app.database.pool.query<Row>(
    tables
      .filter(({ name }) => name !== 'notifications')
      .map(({ name }) => `select '${name}' as table, t::text as row from ${name} t where t::text like any ($1::text[])`)
      .join(' union all ') + ' order by 1, 2',
    [values.map((value) => `%${value}%`)],
  );
  return rows;
}

/** Returns a couple and a member without a partner; fresh ones if a call uses them up. */
async function findMembers(name: string): Promise<readonly [Person, Person, Person]> {
  const isFresh = name in refused || USED_UP.has(name.split('.')[0] ?? '');
  if (present !== null && !isFresh) return present;
  const [owner, partner] = await registerCouple(app);
  const members = [owner, partner, await registerPerson(app, 'Alone')] as const;
  // Free members may plan five dates a month. A refused call may be refused for having no premium.
  if (!(name in refused)) for (const member of members) await makePremium(app, member);
  if (!isFresh) present = members;
  return members;
}

async function send(caller: Person, method: string, path: string, body?: object) {
  const response = await caller.fetch(path, {
    method,
    ...(body instanceof FormData && { body }),
    ...(body &&
      !(body instanceof FormData) && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  });
  return { isDone: response.ok, text: await response.text() };
}

test.each(calls)('$name leaves another couple’s rows and other objects as they are', async ({ name, method, path }) => {
  const [owner, partner, alone] = await findMembers(name);
  const caller = { owner, partner, alone }[callers[name] ?? 'owner'];
  const create = ownedObjects[name];
  const beside = Object.values((await create?.(owner, partner, app))?.parameters ?? {});
  const { parameters = {}, body = await bodies[name]?.(owner, alone, app) } =
    (await create?.(owner, partner, app)) ?? {};
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => parameters[key] ?? '');
  const query = queries[name];
  const others = beside.filter((value) => value.length === 36 && !Object.values(parameters).includes(value));
  const before = await readMentions(others);
  const { isDone, text } = await send(caller, method, query === undefined ? filled : `${filled}?${query}`, body);
  const [lastTheirs, after] = [theirs, await readMentions(others)];
  theirs = await readTheirs();
  expect([name in refused, theirIds.filter((id) => text.includes(id))]).toEqual([!isDone, []]);
  expect([theirs, after]).toEqual([lastTheirs, before]);
});
