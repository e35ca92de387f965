import type { Client } from 'pg';
import type { Placement } from './placements.ts';

/** Returns true if Citus is installed and has distributed tables of the app. */
export async function isDistributed(client: Client): Promise<boolean> {
  if (!(await hasCitus(client))) return false;
  const { rowCount } = await client.query(
    `select from citus_tables where citus_table_type in ('distributed', 'reference') limit 1`,
  );
  return rowCount === 1;
}

export async function hasCitus(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(`select from pg_extension where extname = 'citus'`);
  return rowCount === 1;
}

/**
 * Distributes each table as declared, with its rows, in the client's transaction, and returns one line for each table
 * moved. Skips tables that are already in place and those missing from the database.
 */
export async function placeTables(client: Client, placements: ReadonlyMap<string, Placement>): Promise<string[]> {
  if ([...placements.values()].every(({ kind }) => kind === 'local')) return [];
  const present = await listPresent(client);
  const waiting = [...placements].filter(
    ([table, { kind }]) => kind !== 'local' && present.has(table) && present.get(table) !== kind,
  );
  if (waiting.length === 0) return [];
  // Changes tables shard by shard on one connection to each machine, which sees the earlier changes of this
  // transaction.
  await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
  const references = waiting.filter(([, { kind }]) => kind === 'reference');
  const distributed = waiting.filter(([, { kind }]) => kind === 'distributed').map(([table]) => table);
  const lines: string[] = [];
  // A table not yet distributed may reference one that already is, which Citus rejects in the meantime.
  const keys = await dropKeysAmong(client, distributed);
  for (const [table] of references) {
    await client.query('select create_reference_table($1)', [table]);
    lines.push(`${table}: a copy on every machine`);
  }
  let group = [...present].find(([, kind]) => kind === 'distributed')?.[0] ?? 'none';
  for (const [table, placement] of waiting) {
    if (placement.kind !== 'distributed') continue;
    await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [
      table,
      placement.column,
      group,
    ]);
    if (group === 'none') group = table;
    lines.push(`${table}: in shards by ${placement.column}`);
  }
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  return lines;
}

/**
 * Returns the app's tables with their Citus type; null for a plain table. Does not read the view `citus_tables`, which
 * measures the tables on another connection and so waits for the locks of this transaction.
 */
async function listPresent(client: Client): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ name: string; kind: string | null }>(
    `select relname::text as name,
       case when partmethod = 'h' then 'distributed' when repmodel = 't' then 'reference' end as kind
     from pg_class left join pg_dist_partition on logicalrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  return new Map(rows.map(({ name, kind }) => [name, kind]));
}

/** Drops the foreign keys between the app's tables that involve a table about to be distributed, and returns them. */
async function dropKeysAmong(client: Client, tables: readonly string[]) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conrelid = any ($1::text[]::regclass[]) and confrelid = any ($1::text[]::regclass[])`,
    [tables],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}
