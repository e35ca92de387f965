import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { openLog } from './open-log.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Returns the log entry for `error`. */
function write(error: unknown): { line: string; err: Record<string, unknown> } {
  const lines: string[] = [];
  const stream = new PassThrough();
  stream.on('data', (line: Buffer) => lines.push(line.toString()));
  openLog('info', stream).error({ err: error }, 'a call failed');
  const line = lines.join('');
  return { line, err: (JSON.parse(line) as { err: Record<string, unknown> }).err };
}

async function errorOf(statement: string, values: unknown[] = []): Promise<unknown> {
  return database.pool.query(statement, values).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );
}

test('omits PostgreSQL’s row details and keeps the facts that identify the fault', async () => {
  await database.pool.query('create table guests (name text unique, wish text not null)');
  const insert = 'insert into guests values ($1, $2)';
  await database.pool.query(insert, ['secret-guest', 'tea']);
  const { line, err } = write(await errorOf(insert, ['secret-guest', 'coffee']));
  expect(err).toMatchObject({ code: '23505', table: 'guests', constraint: 'guests_name_key' });
  expect(line).not.toContain('secret-guest');
  const missing = write(await errorOf(insert, ['another-guest', null]));
  expect(missing.err).toMatchObject({ code: '23502', column: 'wish' });
  expect(missing.line).not.toContain('another-guest');
});

test.each([
  ['a value that PostgreSQL cannot read', () => errorOf('select $1::text::uuid', ['secret "quoted" word'])],
  ['text that is no JSON', () => parseError('{"secret": word}')],
  ['the cause of an error', () => new Error('outer', { cause: parseError('secret word') })],
  ['the mail server’s words', () => new Error('550 <secret.word+1@mail.example.co.in> is unknown')],
])('omits %s', async (_, makeError) => {
  const { line } = write(await makeError());
  expect(line).not.toContain('secret');
  expect(line).not.toContain('word');
});

function parseError(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

test('blanks email addresses anywhere in a line', () => {
  const lines: string[] = [];
  const stream = new PassThrough();
  stream.on('data', (line: Buffer) => lines.push(line.toString()));
  openLog('info', stream).info({ path: '/data/riya.shah@example.com.eml' }, 'for arjun@example.org');
  expect(lines.join('')).toContain('for [address]');
  expect(lines.join('')).not.toContain('@');
});
