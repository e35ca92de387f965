import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql as query } from 'kysely';
import { Client, DatabaseError } from 'pg';
import { hasCitus, isDistributed, placeTables } from './placement/place-tables.ts';
import { type Placement, readPlacements } from './placement/placements.ts';
import type { Database } from './database.ts';

/** Arbitrary key that no other lock uses: 'juga' in ASCII. */
const lockKey = 0x6a756761;
const appFolder = join(import.meta.dirname, 'migrations');
const LOCK_PATIENCE_MS = 1000;
const MAX_PAUSE_MS = 500;
/** Codes of a deadlock with a call, and of a lock that was not available. */
const IN_THE_WAY = ['40P01', '55P03'];
const filePattern = /^\d{4}_[a-z0-9_]+\.sql$/;

export interface MigrateOptions {
  /** Default: the app's own migrations. */
  folder?: string;
  /** Name of the last migration to apply; all by default. */
  last?: string;
  log?: (line: string) => void;
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Applies each pending `0001_name.sql` in order, each in its own transaction, and places tables as declared in a
 * distributed installation; processes that start together wait for one another.
 *
 * Returns the names of the applied migrations, and rejects if an applied file was changed or one was placed before it,
 * and with file, line and reason if a file fails.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { folder = appFolder, last, log } = options;
  const migrations = readMigrations(folder).filter(({ name }) => last === undefined || name <= last);
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'jugal-migrate',
  });
  client.on('error', () => undefined); // The running call rejects with the same error.
  await client.connect();
  try {
    const applied: string[] = [];
    for (
      let next = await applyNext(client, migrations, log);
      next;
      next = await applyNext(client, migrations)
    ) {
      applied.push(next);
      log?.(`Applied migration ${next}.`);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/**
 * Applies the first pending migration and returns its name. Checks and applies in one transaction that holds the lock:
 * behind a pooler, a session lock would stay on another client's connection.
 */
async function applyNext(
  client: Client,
  migrations: Migration[],
  log?: MigrateOptions['log'],
): Promise<string | null> {
  await client.query('begin');
  // The role may limit statements; a migration may take longer.
  await client.query('set local statement_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
  const [next] = findPending(migrations, await readApplied(client), log);
  if (next && !(await hasApplied(client, next, await isDistributed(client)))) {
    await client.query('rollback');
    await sleep(Math.random() * MAX_PAUSE_MS);
    return applyNext(client, migrations);
  }
  await client.query('commit');
  return next?.name ?? null;
}

/** Returns false if a table could not be locked. While servers use the tables, this can take several tries. */
async function hasApplied(client: Client, migration: Migration, isSpread: boolean): Promise<boolean> {
  // A pending lock on a whole table blocks every later call to it, so the migration backs off for a moment.
  await client.query(`set local lock_timeout = ${LOCK_PATIENCE_MS}`);
  try {
    await apply(client, migration, isSpread);
    return true;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : error;
    if (cause instanceof DatabaseError && IN_THE_WAY.includes(cause.code ?? '')) return false;
    throw error;
  }
}

/** Returns the names of the app's migrations that the database lacks. Rejects if the database is unreachable. */
export async function listPendingMigrations(db: Database): Promise<string[]> {
  const { rows } = await query<{ name: string }>`select name from schema_migrations`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return readdirSync(appFolder)
    .filter((name) => filePattern.test(name) && !applied.has(name))
    .toSorted();
}

/**
 * Distributes the tables of an installation on Citus as its applied migrations declare, in one transaction. Returns one
 * line for each table moved, none if it is already distributed; rejects with `NotCitus` on plain PostgreSQL.
 */
export async function distribute(
  url: string,
  { folder = appFolder }: MigrateOptions = {},
): Promise<string[]> {
  return withLockedClient(url, async (client) => {
    if (!(await hasCitus(client))) throw new NotCitus();
    const applied = await readApplied(client);
    const placements = new Map<string, Placement>();
    for (const { name, sql } of readMigrations(folder))
      if (applied.has(name))
        for (const [table, placement] of readPlacements(sql)) placements.set(table, placement);
    await client.query('begin');
    // A transaction that changes a reference table and a shard must use one connection to each machine.
    for (const [name, value] of [
      ['citus.multi_shard_modify_mode', 'sequential'],
      ['citus.max_adaptive_executor_pool_size', '1'],
    ])
      await client.query(
        `alter database ${client.escapeIdentifier(client.database ?? '')} set ${name} = ${value}`,
      );
    const lines = await placeTables(client, placements);
    await client.query('commit');
    return lines;
  });
}

/** Error for a database that cannot be distributed. `message` is one line for the operator. */
export class NotCitus extends Error {
  constructor() {
    super(
      'This database is a plain PostgreSQL: without the extension citus there is nothing to distribute over.',
    );
  }
}

/** Runs `work` on its own connection, while no other process migrates. */
async function withLockedClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'jugal-migrate',
  });
  client.on('error', () => undefined); // The running call rejects with the same error.
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await work(client);
  } finally {
    // Ending the connection releases the lock.
    await client.end();
  }
}

/** Reads the migrations of a folder in the order in which they apply. */
function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const numbers = new Set<string>();
  return names.map((name) => {
    const number = name.slice(0, 4);
    if (!filePattern.test(name))
      throw new Error(`Migration ${name} must be named like 0001_what_it_does.sql.`);
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}.`);
    numbers.add(number);
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

async function readApplied(client: Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz(3) not null default now()
  )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function findPending(
  migrations: Migration[],
  applied: Map<string, string>,
  log: MigrateOptions['log'],
): Migration[] {
  const known = new Set(migrations.map((migration) => migration.name));
  const newer = [...applied.keys()].filter((name) => !known.has(name));
  if (newer.length > 0)
    log?.(`The database is newer than this app: it has seen ${newer.toSorted().join(', ')}.`);

  const last = migrations.findLast((migration) => applied.has(migration.name))?.name ?? '';
  return migrations.filter(({ name, checksum }) => {
    const seen = applied.get(name);
    if (seen === undefined && name < last) {
      throw new Error(
        `Migration ${name} stands before ${last}, which is applied already. Give it a higher number.`,
      );
    }
    if (seen !== undefined && seen !== checksum) {
      throw new Error(
        `Migration ${name} was changed after it was applied. Undo the change and write a new migration.`,
      );
    }
    return seen === undefined;
  });
}

async function apply(client: Client, { name, sql, checksum }: Migration, isSpread: boolean): Promise<void> {
  try {
    await client.query(sql);
    if (isSpread) await placeTables(client, readPlacements(sql));
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  } catch (error) {
    throw new Error(`Migration ${name}${lineOf(error, sql)} failed: ${reasonOf(error)}`, { cause: error });
  }
}

function lineOf(error: unknown, sql: string): string {
  if (!(error instanceof DatabaseError) || error.position === undefined) return '';
  return `:${sql.slice(0, Number(error.position)).split('\n').length}`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
