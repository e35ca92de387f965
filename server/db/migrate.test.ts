import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase, waitForLockWait } from '#tests/support/database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  await sql`drop table schema_migrations`.execute(database.db);
  folder = mkdtempSync(join(tmpdir(), 'jugal-migrations-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

async function hasTable(name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(
    database.db,
  );
  return rows[0]?.found ?? false;
}

test('applies files in order, once', async () => {
  write('0002_second.sql', 'insert into first_things values (1);');
  write('0001_first.sql', 'create table first_things (id integer);');
  expect(await migrate(database.url, { folder })).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await migrate(database.url, { folder })).toEqual([]);
  write('0003_third.sql', 'create table third_things (id integer);');
  expect(await migrate(database.url, { folder })).toEqual(['0003_third.sql']);
});

test('applies each file once for processes that start together', async () => {
  write('0001_first.sql', 'select pg_sleep(0.05); create table first_things (id integer);');
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, { folder })));
  expect(applied.flat()).toEqual(['0001_first.sql']);
});

test('backs off from a table that another transaction locks, lets calls through, and applies the migration later', async () => {
  await sql`create table busy_things (id integer)`.execute(database.db);
  write('0001_first.sql', 'alter table busy_things add column note text;');
  const holder = await database.pool.connect();
  await holder.query('begin; lock table busy_things in share mode');
  const migrating = migrate(database.url, { folder });
  await waitForLockWait(database);
  // Would block if the migration were still waiting for the table.
  await sql`select note from (select id as note from busy_things) things`.execute(database.db);
  await holder.query('commit');
  holder.release();
  expect(await migrating).toEqual(['0001_first.sql']);
});

test('rolls back a file that fails, and reports its line', async () => {
  write('0001_first.sql', 'create table first_things (id integer);\n\nselect nonsense;\n');
  await expect(migrate(database.url, { folder })).rejects.toThrow(
    'Migration 0001_first.sql:3 failed: column "nonsense" does not exist',
  );
  expect(await hasTable('first_things')).toBe(false);
});

test('rejects a file that was changed after it was applied', async () => {
  write('0001_first.sql', 'create table first_things (id integer);');
  await migrate(database.url, { folder });
  write('0001_first.sql', 'create table first_things (id bigint);');
  await expect(migrate(database.url, { folder })).rejects.toThrow(
    '0001_first.sql was changed after it was applied',
  );
});

test('ignores a change of line endings', async () => {
  write('0001_first.sql', 'create table first_things (\n id integer);\n');
  await migrate(database.url, { folder });
  write('0001_first.sql', 'create table first_things (\r\n id integer);\r\n');
  expect(await migrate(database.url, { folder })).toEqual([]);
});

test('rejects a file placed before an applied one', async () => {
  write('0002_second.sql', 'create table second_things (id integer);');
  await migrate(database.url, { folder });
  write('0001_first.sql', 'create table first_things (id integer);');
  await expect(migrate(database.url, { folder })).rejects.toThrow('Give it a higher number');
});

test('rejects two files with one number, and names that do not match the pattern', async () => {
  write('0001_first.sql', '');
  write('0001_other.sql', '');
  await expect(migrate(database.url, { folder })).rejects.toThrow('Two migrations have the number 0001');
  write('third.sql', '');
  rmSync(join(folder, '0001_other.sql'));
  await expect(migrate(database.url, { folder })).rejects.toThrow('must be named like');
});

test('reports that the app is older than the database, and continues', async () => {
  write('0001_first.sql', 'create table first_things (id integer);');
  write('0002_second.sql', 'create table second_things (id integer);');
  await migrate(database.url, { folder });
  rmSync(join(folder, '0002_second.sql'));
  const lines: string[] = [];
  expect(await migrate(database.url, { folder, log: (line) => lines.push(line) })).toEqual([]);
  expect(lines).toEqual(['The database is newer than this app: it has seen 0002_second.sql.']);
});
