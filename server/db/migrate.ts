import { setTimeout as sleep } from 'node:timers/promises';
import { sql as query } from 'kysely';
import { Client, DatabaseError } from 'pg';
import type { Database } from './database.ts';
import { hasCitus, isDistributed, placeTables } from './placement/place-tables.ts';
import { type Placement, readPlacements } from './placement/placements.ts';
import { splitStatements } from './placement/split-statements.ts';
import { BASELINE, readSteps, type Step } from './steps.ts';

/** Arbitrary key that no other lock uses: 'juga' in ASCII. */
const lockKey = 0x6a756761;
const appSteps = readSteps(import.meta.dirname);
const LOCK_PATIENCE_MS = 1000;
const MAX_PAUSE_MS = 500;
/** Codes of a deadlock with a call, and of a lock that was not available. */
const IN_THE_WAY = ['40P01', '55P03'];

/** Error for a database or backup that this version cannot update. `message` is one line for the operator. */
export class UnsupportedHistory extends Error {}

export const BEFORE_FIRST_RELEASE = `The recorded history lacks ${BASELINE}: it is from before the first release of Jugal.`;

export interface MigrateOptions {
  /** Folder with `schema/` and `migrations/`; the app's own by default. */
  folder?: string;
  /** Name of the last step to apply; all by default. */
  last?: string;
  log?: (line: string) => void;
}

/**
 * Applies each pending step in its own transaction: the schema to an empty database, then the migrations in order. A
 * distributed installation gets its tables placed as declared; processes that start together wait for one another.
 *
 * Returns the names of the applied steps, and rejects if an applied file was changed or one was placed before it, with
 * `UnsupportedHistory` if the database is from before the first release, and with file, line and reason if a file fails.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { folder, last, log } = options;
  const steps = stepsOf(folder).filter(({ name }) => last === undefined || name <= last);
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'jugal-migrate',
  });
  client.on('error', () => undefined); // The running call rejects with the same error.
  await client.connect();
  try {
    const applied: string[] = [];
    for (let next = await applyNext(client, steps, log); next; next = await applyNext(client, steps)) {
      applied.push(next);
      log?.(`Applied migration ${next}.`);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/**
 * Applies the first pending step and returns its name. Checks and applies in one transaction that holds the lock:
 * behind a pooler, a session lock would stay on another client's connection.
 */
async function applyNext(client: Client, steps: readonly Step[], log?: MigrateOptions['log']): Promise<string | null> {
  await client.query('begin');
  // The role may limit statements; a migration may take longer.
  await client.query('set local statement_timeout = 0');
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
  const [next] = findPending(steps, await readApplied(client), log);
  if (next && !(await hasApplied(client, next, await isDistributed(client)))) {
    await client.query('rollback');
    await sleep(Math.random() * MAX_PAUSE_MS);
    return applyNext(client, steps);
  }
  await client.query('commit');
  return next?.name ?? null;
}

/** Returns false if a table could not be locked. While servers use the tables, this can take several tries. */
async function hasApplied(client: Client, step: Step, isSpread: boolean): Promise<boolean> {
  // A pending lock on a whole table blocks every later call to it, so the migration backs off for a moment.
  await client.query(`set local lock_timeout = ${LOCK_PATIENCE_MS}`);
  try {
    await apply(client, step, isSpread);
    return true;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : error;
    if (cause instanceof DatabaseError && IN_THE_WAY.includes(cause.code ?? '')) return false;
    throw error;
  }
}

/** Returns the names of the app's steps that the database lacks. Rejects if the database is unreachable. */
export async function listPendingMigrations(db: Database): Promise<string[]> {
  const { rows } = await query<{ name: string }>`select name from schema_migrations`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return appSteps.map(({ name }) => name).filter((name) => !applied.has(name));
}

/**
 * Distributes the tables of an installation on Citus as its applied steps declare, in one transaction. Returns one
 * line for each table moved, none if it is already distributed; rejects with `NotCitus` on plain PostgreSQL.
 */
export async function distribute(url: string, { folder }: MigrateOptions = {}): Promise<string[]> {
  return withLockedClient(url, async (client) => {
    if (!(await hasCitus(client))) throw new NotCitus();
    const applied = await readApplied(client);
    const placements = new Map<string, Placement>();
    for (const { files } of stepsOf(folder).filter(({ name }) => applied.has(name)))
      for (const { sql } of files)
        for (const [table, placement] of readPlacements(sql)) placements.set(table, placement);
    await client.query('begin');
    // A transaction that changes a reference table and a shard must use one connection to each machine.
    for (const [name, value] of [
      ['citus.multi_shard_modify_mode', 'sequential'],
      ['citus.max_adaptive_executor_pool_size', '1'],
    ])
      await client.query(`alter database ${client.escapeIdentifier(client.database ?? '')} set ${name} = ${value}`);
    const lines = await placeTables(client, placements);
    await client.query('commit');
    return lines;
  });
}

/** Error for a database that cannot be distributed. `message` is one line for the operator. */
export class NotCitus extends Error {
  constructor() {
    super('This database is a plain PostgreSQL: without the extension citus there is nothing to distribute over.');
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

function stepsOf(folder: string | undefined): readonly Step[] {
  return folder === undefined ? appSteps : readSteps(folder);
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

function findPending(steps: readonly Step[], applied: ReadonlyMap<string, string>, log: MigrateOptions['log']): Step[] {
  if (applied.size > 0 && !applied.has(BASELINE)) throw new UnsupportedHistory(BEFORE_FIRST_RELEASE);
  const known = new Set(steps.map(({ name }) => name));
  const newer = [...applied.keys()].filter((name) => name > BASELINE && !known.has(name));
  if (newer.length > 0) log?.(`The database is newer than this app: it has seen ${newer.toSorted().join(', ')}.`);

  const last = steps.findLast(({ name }) => applied.has(name))?.name ?? '';
  return steps.filter(({ name, checksum }) => {
    const seen = applied.get(name);
    if (seen === undefined && name < last) {
      throw new Error(`Migration ${name} stands before ${last}, which is applied already. Give it a higher number.`);
    }
    if (seen !== undefined && seen !== checksum) {
      throw new Error(`Migration ${name} was changed after it was applied. Undo the change and write a new migration.`);
    }
    return seen === undefined;
  });
}

async function apply(client: Client, { name, files, checksum }: Step, isSpread: boolean): Promise<void> {
  for (const file of files) {
    let done = '';
    try {
      // Citus forwards the text of a command to other machines, where a text of several commands fails.
      for (const statement of isSpread ? splitStatements(file.sql) : [file.sql]) {
        await client.query(statement);
        done += statement;
      }
      if (isSpread) await placeTables(client, readPlacements(file.sql));
    } catch (error) {
      throw new Error(`Migration ${file.name}${lineOf(error, file.sql, done.length)} failed: ${reasonOf(error)}`, {
        cause: error,
      });
    }
  }
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

function lineOf(error: unknown, sql: string, start: number): string {
  if (!(error instanceof DatabaseError) || error.position === undefined) return '';
  return `:${sql.slice(0, start + Number(error.position)).split('\n').length}`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
