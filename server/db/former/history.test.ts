import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createBackup } from '#server/platform/backup/backup.ts';
import { restoreBackup } from '#server/platform/backup/restore.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database/database.ts';
import { migrate } from '../migrate.ts';
import { BASELINE } from '../steps.ts';
import { listFormerNames, UnsupportedHistory } from './history.ts';

const names = listFormerNames();
/** The oldest installation that can be updated, with a couple and their records, as the app of that time wrote them. */
const oldest = gunzipSync(readFileSync(join(import.meta.dirname, 'database-at-0139.sql.gz'))).toString('utf8');
const password = 'kites over the old city';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  // The trash of the fixture is emptied thirty days later.
  app.setTime('2026-11-27T06:00:00Z');
});
afterEach(() => app.close());

async function replaceHistory(recorded: readonly string[]): Promise<void> {
  await app.database.pool.query('delete from schema_migrations');
  await app.database.pool.query(
    `insert into schema_migrations (name, checksum) select name, '' from unnest($1::text[]) name`,
    [recorded],
  );
}

/** Applies everything, and returns the applied names without later migrations. */
async function migrateToBaseline(): Promise<string[]> {
  const applied = await migrate(app.database.url);
  return applied.filter((name) => name <= BASELINE);
}

async function loadOldest(pool: Pool): Promise<void> {
  await empty(pool);
  await pool.query(oldest);
}

/** Removes the triggers that tests add, too. */
async function empty(pool: Pool): Promise<void> {
  await pool.query('drop schema public cascade; create schema public');
}

/** Reads all objects of the schema, except for the order of columns and the names of not-null constraints. */
async function readCatalog(pool: Pool): Promise<Record<'kind' | 'name' | 'definition', string>[]> {
  const { rows } = await pool.query<Record<'kind' | 'name' | 'definition', string>>(
    `select 'column' as kind, attrelid::regclass || '.' || attname as name,
       concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attgenerated, pg_get_expr(adbin, adrelid)) as definition
     from pg_attribute join pg_class on pg_class.oid = attrelid
     left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
     union all
     select 'constraint', conrelid::regclass || '.' || conname, convalidated || ' ' || pg_get_constraintdef(oid)
     from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
     union all
     select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
     union all
     select 'sequence', sequencename, data_type::text from pg_sequences where schemaname = 'public'
     union all
     select 'enum', enumtypid::regtype::text, string_agg(enumlabel, ',' order by enumsortorder) from pg_enum
     join pg_type on pg_type.oid = enumtypid where typnamespace = 'public'::regnamespace group by 2
     union all
     select 'function', proname, pg_get_functiondef(oid) from pg_proc
     where pronamespace = 'public'::regnamespace and prokind = 'f'
     union all
     select 'trigger', tgname, pg_get_triggerdef(pg_trigger.oid) from pg_trigger
     join pg_class on pg_class.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal
     union all
     select 'setting', key, concat_ws(' ', value, category, description) from settings
     order by 1, 2, 3`,
  );
  return rows;
}

/** Signs in and reads the records that the fixture holds. */
async function readRecords({ visit, database }: TestApp) {
  const { api } = visit();
  await api.accounts.login({ email: 'riya@example.com', password });
  const { rows } = await database.pool.query<{ id: string; corrections: number }>(
    `select result::json #>> '{result,id}' as id, (select count(pending_email) from users) as corrections
     from idempotency_keys`,
  );
  return {
    memories: await api.memories.list(),
    expenses: await api.expenses.list(),
    notes: await api.notes.list(),
    trash: await api.trash.list(),
    // Both are changed by the former migrations.
    repeatableCalls: rows.map(({ id }) => id),
    corrections: rows[0]?.corrections,
  };
}

const memoryId = '01a215aa-7035-7a56-9570-1b8b40b5e200';
const records = {
  memories: [{ id: memoryId, title: 'રણ ઉત્સવ', tags: ['kutch'] }],
  expenses: [{ title: 'Chai', amount: '20.50' }],
  notes: [{ title: 'Tea' }],
  trash: [{ title: 'Ferry' }, { title: 'Kites' }],
  repeatableCalls: [memoryId],
  corrections: 0,
};

test.each([
  ['an older history', names.slice(0, 74), 'lacks 0139_photo_hashes.sql. Bring the database up to date with Jugal'],
  ['a foreign history', [...names, '0172_other.sql'], 'has 0172_other.sql, which is unknown. Bring'],
])('rejects %s and leaves it unchanged', async (_name, recorded, message) => {
  await replaceHistory(recorded);
  const migrating = migrate(app.database.url);
  await expect(migrating).rejects.toThrow(UnsupportedHistory);
  await expect(migrating).rejects.toThrow(message);
  const { rowCount } = await app.database.pool.query('select from schema_migrations');
  expect(rowCount).toBe(recorded.length);
});

// The tests empty the schema, which would also remove the metadata that Citus keeps of its tables.
describe.skipIf(inject('testDatabase').adminUrls.length > 1)('with a former installation', () => {
  test('records the baseline of a complete history, and applies nothing else', async () => {
    const { url, pool } = app.database;
    await empty(pool);
    await migrate(url, { last: BASELINE });
    await pool.query(
      `alter table expense_imports drop constraint expense_imports_counts, add constraint expense_imports_counts
         check (count >= 0 and settlement_count >= 0 and count + settlement_count > 0) not valid`,
    );
    expect(names).toHaveLength(93);
    await replaceHistory(names);
    expect(await migrateToBaseline()).toEqual([BASELINE]);
    expect(await migrate(url)).toEqual([]);
    const { rows } = await pool.query(
      `select convalidated as "isValid" from pg_constraint where conname = 'expense_imports_counts'`,
    );
    expect(rows).toEqual([{ isValid: true }]);
  });

  test('updates the oldest supported one with its records to the schema of a new one', async () => {
    await loadOldest(app.database.pool);
    expect(await migrateToBaseline()).toEqual([...names.slice(75), BASELINE]);
    expect(await readRecords(app)).toMatchObject(records);
    const fresh = await createTestDatabase();
    onTestFinished(() => fresh.close());
    await empty(fresh.pool);
    await migrate(fresh.url);
    expect(await readCatalog(app.database.pool)).toEqual(await readCatalog(fresh.pool));
  });

  test('restores a backup of the oldest supported one into a new one', async () => {
    const old = await createTestDatabase();
    onTestFinished(() => old.close());
    await loadOldest(old.pool);
    const { files, config } = app.platform;
    const path = join(config.dataDir, 'old.jugal');
    await createBackup({ databaseUrl: old.url, files, secretKey: null }, path, null);
    const { url, pool } = app.database;
    await empty(pool);
    await restoreBackup({ databaseUrl: url, files, saveSecretKey: () => undefined }, path, null);
    await migrate(url);
    expect(await readRecords(app)).toMatchObject(records);
    const { rows } = await pool.query<{ epochs: number; couples: number; heads: number }>(
      `select (select count(*) from installations)::int as epochs, count(*)::int as couples, count(couple_id)::int as heads
       from couples left join couple_heads on couple_id = id`,
    );
    const couples = rows[0]?.couples ?? 0;
    expect(couples).toBeGreaterThan(0);
    expect(rows).toEqual([{ epochs: 1, couples, heads: couples }]);
  });
});
