import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { PAGE_SIZE_MAX } from '#contract/paging.ts';
import { snakeCase } from '#domain/snake-case.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { createRecord } from '#tests/support/records/calls.ts';
import { kinds } from '#tests/support/records/kinds.ts';

const STORED = 2 * PAGE_SIZE_MAX + 7;

let app: TestApp;
let riya: Person;
beforeAll(async () => {
  app = await createTestApp();
  [riya] = await registerCouple(app);
});
afterAll(() => app.close());

/** The lists of records that have pages. */
const lists = kinds
  .map(({ calls }) => calls)
  .filter(({ find }) => {
    const input = find('', 'GET')?.endpoint['~orpc'].inputSchema;
    return (
      input instanceof z.ZodType &&
      JSON.stringify(z.toJSONSchema(input, { io: 'input' })).includes('"cursor"')
    );
  });

/** Inserts copies of a row. Every second one has the same moments and days as another. */
async function copyRow(table: string, id: string, count: number): Promise<void> {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  await app.database.pool.query(
    `insert into ${table} (${names.join(', ')}) select ${names.map((name) => `copy.${name}`).join(', ')}
     from ${table} original, generate_series(1, $2::int) n,
     lateral (select date_trunc('second', now()) - n / 2 * interval '1 day' as at) moment,
     lateral jsonb_populate_record(original, jsonb_build_object('id', gen_random_uuid(), 'created_at', at,
       'starts_at', at, 'memory_date', at::date, 'date', at::date)) copy
     where original.id = $1`,
    [id, count],
  );
}

test.each(lists)('returns $path in pages of at most 500, each row once and in order', async (calls) => {
  const { path, record } = calls;
  const { id: first } = await runInLanguage('en', () => createRecord(riya, calls));
  await copyRow(snakeCase(record.name), first, STORED - 1);
  const ids: string[] = [];
  const sizes: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const response = await riya.fetch(cursor === '' ? path : `${path}?cursor=${cursor}`);
    const rows = (await response.json()) as { id: string }[];
    sizes.push(rows.length);
    ids.push(...rows.map(({ id }) => id));
    cursor = response.headers.get('x-next-cursor');
  }
  expect(sizes).toEqual([PAGE_SIZE_MAX, PAGE_SIZE_MAX, 7]);
  expect(new Set(ids).size).toBe(STORED);
  const limited = (await (await riya.fetch(`${path}?limit=5`)).json()) as { id: string }[];
  expect(limited.map(({ id }) => id)).toEqual(ids.slice(0, 5));
});
