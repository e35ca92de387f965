import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { parseInstant } from './type-parsers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function read(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.db);
  return rows[0]?.value;
}

test.each([
  ["timestamptz '2026-11-21 07:38:52.4+05:30'", '2026-11-21T02:08:52.400Z'],
  ["timestamptz '2026-11-21 02:08:52'", '2026-11-21T02:08:52.000Z'],
  ["timestamptz '2026-11-21 02:08:52.123456+00'", '2026-11-21T02:08:52.123Z'],
  ["timestamptz 'infinity'", 'infinity'],
  ["date '2024-02-29'", '2024-02-29'],
  ["numeric(12,2) '99999999.90'", '99999999.90'],
  ["array[timestamptz '2026-11-21 02:08:52+00', null]", ['2026-11-21T02:08:52.000Z', null]],
  ["array[date '2026-01-01']", ['2026-01-01']],
  ['array[1.50, 2.00]', ['1.50', '2.00']],
  ['array[9007199254740991]', [9007199254740991]],
  ["bigint '42'", 42],
  ['\'{"a": [1, null]}\'::jsonb', { a: [1, null] }],
  ['null::timestamptz', null],
])('reads %s as %j', async (expression, expected) => {
  expect(await read(expression)).toEqual(expected);
});

test('reads the same instants from a session in another time zone', () => {
  expect(parseInstant('2026-11-21 07:38:52.4+05:30')).toBe('2026-11-21T02:08:52.400Z');
  expect(parseInstant('2026-11-20 21:08:52-05')).toBe('2026-11-21T02:08:52.000Z');
});
