import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql as query } from 'kysely';
import { Client, DatabaseError } from 'pg';
import { hasCitus, isDistributed, placeTables } from './placement/place-tables.ts';
import { type Placement, readPlacements } from './placement/placements.ts';
import type { Database } from './database.ts';

/** Any number will do, if nothing else takes the same lock: 'juga' in ASCII. */
const lockKey = 0x6a756761;
const appFolder = join(import.meta.dirname, 'migrations');
const LOCK_PATIENCE_MS = 1000;
const MAX_PAUSE_MS = 500;
/** Deadlock with a call, and a lock that was not to be had. */
const IN_THE_WAY = ['40P01', '55P03'];
const filePattern = /^\d{4}_[a-z0-9_]+\.sql$/;

export interface MigrateOptions {
  /** Default: the app's own migrations. */
  folder?: string;
  /** The last one to apply, by its name; without it all. */
  last?: string;
  log?: (line: string) => void;
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Brings the database up to date: applies each `0001_name.sql` that it has not seen, in order, each in its own
 * transaction. Processes that start together wait for one another. In a distributed installation, tables go where their migration declares.
 *
 * Rejects when an applied file was changed or one was put before it, and with file, line and reason when a file fails.
 * Returns the names that were applied.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { folder = appFolder, last, log } = options;
  const migrations = readMigrations(folder).filter(({ name }) => last === undefined || name <= last);
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'jugal-migrate',
  });
  client.on('error', () => undefined); // The call under way rejects with it.
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
 * Applies the first pending migration and returns its name. Looks and applies in one transaction that holds the lock, so that it
 * is right behind a pooler too, where a session's lock would be left on a connection of others.
 */
async function applyNext(
  client: Client,
  migrations: Migration[],
  log?: MigrateOptions['log'],
): Promise<string | null> {
  await client.query('begin');
  // The role may have limits for calls; a migration takes as long as it takes.
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

/** Whether the tables were to be had: with servers at work on them it may take several tries. */
async function hasApplied(client: Client, migration: Migration, isSpread: boolean): Promise<boolean> {
  // Who waits for a whole table makes every call to it wait as well: better to step back for a moment.
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

/** The names of the app's migrations that the database has not seen. Rejects when the database cannot be asked. */
export async function listPendingMigrations(db: Database): Promise<string[]> {
  const { rows } = await query<{ name: string }>`select name from schema_migrations`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return readdirSync(appFolder)
    .filter((name) => filePattern.test(name) && !applied.has(name))
    .toSorted();
}

/**
 * Turns the installation on Citus into a distributed one, in one transaction: each table goes where the applied migrations declare that it
 * stands. Returns one line for each table that moved; none when it is done already. Rejects with `NotCitus` on a plain PostgreSQL.
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
    // A change of a reference table and of a shard in one transaction must share one connection to each machine.
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

/** The database cannot be distributed. `message` is one line for the operator. */
export class NotCitus extends Error {
  constructor() {
    super(
      'This database is a plain PostgreSQL: without the extension citus there is nothing to distribute over.',
    );
  }
}

/** Runs `work` on a connection of its own, while no other process migrates. */
async function withLockedClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'jugal-migrate',
  });
  client.on('error', () => undefined); // The call under way rejects with it.
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await work(client);
  } finally {
    // Ending the connection frees the lock.
    await client.end();
  }
}

/** The migrations of a folder in the order in which they apply. */
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
