import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A table and its columns in the order of a backup. */
export interface TableShape {
  name: string;
  columns: string[];
}

/** The migrations write this table, so a restore compares it instead of loading it. */
const MIGRATIONS_TABLE = 'schema_migrations';

/** Lists the app's tables, each after those that it refers to, without generated columns. */
export async function listTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> $1
     group by c.relname order by c.relname`,
    [MIGRATIONS_TABLE],
  );
  const references = await client.query<{ name: string; target: string }>(
    `select distinct k.conrelid::regclass::text as name, k.confrelid::regclass::text as target
     from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`,
  );
  return sortByReferences(rows, references.rows);
}

function sortByReferences(
  tables: readonly TableShape[],
  references: readonly { name: string; target: string }[],
): TableShape[] {
  const sorted: TableShape[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const ready = [...waiting].filter(
      (table) => !references.some(({ name, target }) => name === table.name && names.has(target)),
    );
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...names].join(', ')}`);
    for (const table of ready) {
      sorted.push(table);
      waiting.delete(table);
    }
  }
  return sorted;
}

export async function readMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select name from ${MIGRATIONS_TABLE} order by name`);
  return rows.map(({ name }) => name);
}

/** Yields all rows in PostgreSQL's text format of COPY, in chunks as they arrive. */
export async function* readRows(client: Client, { name, columns }: TableShape): AsyncGenerator<Buffer> {
  const stream = client.query(copyTo(`copy (select ${quoteAll(columns)} from ${quote(name)}) to stdout`));
  yield* readBuffers(stream);
}

/**
 * Loads the chunks of `readRows` into a table. Call the returned function with each chunk, and with `null` at the end.
 */
export function openTable(client: Client, { name, columns }: TableShape): (part: Buffer | null) => Promise<void> {
  const stream = client.query(copyFrom(`copy ${quote(name)} (${quoteAll(columns)}) from stdin`));
  const ended = new Promise<void>((resolve, reject) => {
    stream.once('finish', resolve);
    stream.once('error', reject);
  });
  // The writer awaits it at the end.
  ended.catch(() => undefined);
  return async (part) => {
    if (part === null) {
      stream.end();
      await ended;
    } else if (!stream.write(part)) {
      await Promise.race([new Promise((resolve) => stream.once('drain', resolve)), ended]);
    }
  };
}

/**
 * Empties the tables and disables their triggers until `enableTriggers`, because the backup contains the triggers'
 * effects.
 */
export async function clearTables(client: Client, tables: readonly TableShape[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => quote(name)).join(', ')}`);
  for (const name of await listTriggered(client, tables))
    await client.query(`alter table ${quote(name)} disable trigger user`);
}

export async function enableTriggers(client: Client, tables: readonly TableShape[]): Promise<void> {
  for (const name of await listTriggered(client, tables))
    await client.query(`alter table ${quote(name)} enable trigger user`);
}

/** Lists the tables with user triggers. Citus rejects the statement on distributed tables, which cannot have any. */
async function listTriggered(client: Client, tables: readonly TableShape[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct relname::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and relnamespace = 'public'::regnamespace and relname = any ($1)`,
    [tables.map(({ name }) => name)],
  );
  return rows.map(({ name }) => name);
}

/** Reads the last value of each sequence that was used. */
export async function readSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export async function setSequences(client: Client, sequences: Record<string, string>): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval(format($1, $2::text)::regclass, $3)', ['public.%I', name, last]);
}

/** Yields the chunks of a byte stream, whose types do not promise buffers. */
export async function* readBuffers(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const part of stream) {
    if (!Buffer.isBuffer(part)) throw new TypeError('A stream of bytes gave something else');
    yield part;
  }
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const quoteAll = (names: readonly string[]) => names.map(quote).join(', ');
