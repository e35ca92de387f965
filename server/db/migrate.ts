import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';

/** Any number will do, if nothing else takes the same lock: 'juga' in ASCII. */
const lockKey = 0x6a756761;
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
 * transaction. Processes that start together wait for one another.
 *
 * Rejects when an applied file was changed or one was put before it, and with file, line and reason when a file fails.
 * Returns the names that were applied.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const { folder = join(import.meta.dirname, 'migrations'), last, log } = options;
  const migrations = readMigrations(folder).filter(({ name }) => last === undefined || name <= last);
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'jugal-migrate',
  });
  client.on('error', () => undefined); // The call under way rejects with it.
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const pending = findPending(migrations, await readApplied(client), log);
    for (const migration of pending) {
      await apply(client, migration);
      log?.(`Applied migration ${migration.name}.`);
    }
    return pending.map((migration) => migration.name);
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

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
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
