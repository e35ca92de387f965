import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase, waitForLockWait } from '#tests/support/database/database.ts';
import { migrate, UnsupportedHistory } from './migrate.ts';
import { BASELINE } from './steps.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  await sql`drop table schema_migrations`.execute(database.db);
  folder = mkdtempSync(join(tmpdir(), 'jugal-migrations-'));
  mkdirSync(join(folder, 'schema'));
  mkdirSync(join(folder, 'migrations'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

function write(name: string, text: string): void {
  writeFileSync(join(folder, 'migrations', name), text);
}

function writeSchema(name: string, text: string): void {
  writeFileSync(join(folder, 'schema', name), text);
}

async function hasTable(name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(database.db);
  return rows[0]?.found ?? false;
}

test('applies the schema in one step and the migrations in order, once', async () => {
  write('1002_second.sql', 'insert into first_things values (1);');
  write('1001_first.sql', 'create table first_things (id integer);');
  writeSchema('02_walks.sql', 'create table walks (town_id integer references towns);');
  writeSchema('01_towns.sql', 'create table towns (id integer primary key);');
  expect(await migrate(database.url, { folder })).toEqual([BASELINE, '1001_first.sql', '1002_second.sql']);
  expect(await migrate(database.url, { folder })).toEqual([]);
  write('1003_third.sql', 'create table third_things (id integer);');
  expect(await migrate(database.url, { folder })).toEqual(['1003_third.sql']);
});

test('refuses a database from before the first release, and changes nothing', async () => {
  writeSchema('01_towns.sql', 'create table towns (id integer primary key);');
  await migrate(database.url, { folder });
  await sql`update schema_migrations set name = '0139_towns.sql'`.execute(database.db);
  write('1001_first.sql', 'create table first_things (id integer);');
  await expect(migrate(database.url, { folder })).rejects.toThrow(UnsupportedHistory);
  expect(await hasTable('first_things')).toBe(false);
});

test('applies each step once for processes that start together', async () => {
  writeSchema('01_first.sql', 'select pg_sleep(0.05); create table first_things (id integer);');
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, { folder })));
  expect(applied.flat()).toEqual([BASELINE]);
});

test('backs off from a table that another transaction locks, lets calls through, and applies the migration later', async () => {
  await sql`create table busy_things (id integer)`.execute(database.db);
  await migrate(database.url, { folder });
  write('1001_first.sql', 'alter table busy_things add column note text;');
  const holder = await database.pool.connect();
  await holder.query('begin; lock table busy_things in share mode');
  const migrating = migrate(database.url, { folder });
  await waitForLockWait(database);
  // Would block if the migration were still waiting for the table.
  await sql`select note from (select id as note from busy_things) things`.execute(database.db);
  await holder.query('commit');
  holder.release();
  expect(await migrating).toEqual(['1001_first.sql']);
});

test('rolls back a file that fails, and reports its line', async () => {
  writeSchema('01_towns.sql', 'create table towns (id integer);');
  write('1001_first.sql', 'create table first_things (id integer);\n\nselect nonsense;\n');
  await expect(migrate(database.url, { folder })).rejects.toThrow(
    'Migration 1001_first.sql:3 failed: column "nonsense" does not exist',
  );
  expect(await hasTable('first_things')).toBe(false);
  expect(await hasTable('towns')).toBe(true);
});

test('rolls back the whole schema if one of its files fails', async () => {
  writeSchema('01_towns.sql', 'create table towns (id integer);');
  writeSchema('02_walks.sql', '\nselect nonsense;');
  await expect(migrate(database.url, { folder })).rejects.toThrow('Migration 02_walks.sql:2 failed');
  expect(await hasTable('towns')).toBe(false);
});

test('rejects a file that was changed after it was applied', async () => {
  write('1001_first.sql', 'create table first_things (id integer);');
  await migrate(database.url, { folder });
  write('1001_first.sql', 'create table first_things (id bigint);');
  await expect(migrate(database.url, { folder })).rejects.toThrow('1001_first.sql was changed after it was applied');
});

test('rejects a schema that was changed after it was applied', async () => {
  writeSchema('01_towns.sql', 'create table towns (id integer);');
  await migrate(database.url, { folder });
  writeSchema('02_walks.sql', 'create table walks (id integer);');
  await expect(migrate(database.url, { folder })).rejects.toThrow('was changed after it was applied');
});

test('ignores a change of comments and white space', async () => {
  writeSchema('01_towns.sql', 'create table towns (\n id integer\n);\n');
  write('1001_first.sql', '-- Things.\ncreate table first_things (\n id integer);\n');
  await migrate(database.url, { folder });
  writeSchema('01_towns.sql', '-- Towns.\ncreate table towns (\r\n  id integer -- Key.\r\n);\r\n');
  write('1001_first.sql', '-- First things.\r\ncreate table first_things (\r\n id integer);\r\n');
  expect(await migrate(database.url, { folder })).toEqual([]);
});

test('rejects a file placed before an applied one', async () => {
  write('1002_second.sql', 'create table second_things (id integer);');
  await migrate(database.url, { folder });
  write('1001_first.sql', 'create table first_things (id integer);');
  await expect(migrate(database.url, { folder })).rejects.toThrow('Give it a higher number');
});

test.each([
  ['1001_other.sql', 'must have a number above 1001'],
  ['1000_other.sql', 'must have a number above 1000'],
  ['third.sql', 'must be named like'],
])('rejects %s beside 1001_first.sql', async (name, message) => {
  write('1001_first.sql', '');
  write(name, '');
  await expect(migrate(database.url, { folder })).rejects.toThrow(message);
});

test('reports that the app is older than the database, and continues', async () => {
  write('1001_first.sql', 'create table first_things (id integer);');
  write('1002_second.sql', 'create table second_things (id integer);');
  await migrate(database.url, { folder });
  rmSync(join(folder, 'migrations/1002_second.sql'));
  const lines: string[] = [];
  expect(await migrate(database.url, { folder, log: (line) => lines.push(line) })).toEqual([]);
  expect(lines).toEqual(['The database is newer than this app: it has seen 1002_second.sql.']);
});
