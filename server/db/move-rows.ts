import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from './database.ts';
import type { DB } from './generated.ts';

/** Rows of a table that move to another owner. */
export interface Move {
  table: keyof DB;
  isMoved: RawBuilder<boolean>;
}

/**
 * Changes the owner's `column`, which determines the shard: inserts the rows again and deletes the old ones. `moves`
 * must be in insert order, each table after those that it references.
 */
export async function moveRows(tx: Transaction, moves: readonly Move[], column: string, owner: string): Promise<void> {
  const columnsOf = await listColumns(
    tx,
    moves.map(({ table }) => table),
  );
  for (const { table, isMoved } of moves) {
    const others = (columnsOf.get(table) ?? []).filter((name) => name !== column).map((name) => sql.ref(name));
    await sql`insert into ${sql.table(table)} (${sql.ref(column)}, ${sql.join(others)})
      select ${owner}::uuid, ${sql.join(others)} from ${sql.table(table)} where ${isMoved}`.execute(tx);
  }
  for (const { table, isMoved } of moves.toReversed())
    await sql`delete from ${sql.table(table)} where ${isMoved} and ${sql.ref(column)} <> ${owner}`.execute(tx);
}

/** Reads the current columns of the tables, so that a new one cannot be forgotten. Skips generated columns. */
export async function listColumns(tx: Transaction, tables: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select relname::text as table, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relname = any (${[...tables]}) and attnum > 0
      and not attisdropped and attgenerated = ''
    group by relname`.execute(tx);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}
