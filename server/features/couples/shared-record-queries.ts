import { randomUUIDv7 } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { snakeCase } from '#domain/kernel/text/snake-case.ts';
import { isOfCouple, records } from '#domain/registry/records.ts';
import type { Transaction } from '#server/db/database.ts';
import { listColumns } from '#server/db/move-rows.ts';

/** The couple that a member leaves. */
interface Leaving {
  userId: string;
  from: string;
}

/** Records with rows that both members write: lists with their items, goals with their entries. */
const shared = records
  .filter(isOfCouple)
  .flatMap(({ name, onLeaving }) =>
    onLeaving !== null && typeof onLeaving === 'object' && 'isWrittenByBoth' in onLeaving
      ? [{ table: snakeCase(onLeaving.of), rows: snakeCase(name), column: onLeaving.column }]
      : [],
  );

/**
 * Copies what others wrote into the records of a leaving member for the couple: each record with a new id and without a
 * creator, and the rows of others with new ids. The member's records must be locked.
 */
export async function copySharedRecords(tx: Transaction, { userId, from }: Leaving): Promise<void> {
  for (const { table, rows, column } of shared) {
    const written = await sql<{ id: string; recordId: string }>`
      select id, ${sql.ref(column)} as "recordId" from ${sql.table(rows)}
      where couple_id = ${from} and user_id <> ${userId} and ${sql.ref(column)} in (
        select id from ${sql.table(table)} where couple_id = ${from} and user_id = ${userId})
      order by id`.execute(tx);
    if (written.rows.length === 0) continue;
    const copies = newIds(written.rows.map(({ recordId }) => recordId));
    await copyRows(tx, from, table, copies, { user_id: sql`null` });
    const rowCopies = newIds(written.rows.map(({ id }) => id));
    await copyRows(tx, from, rows, rowCopies, { [column]: lookUp(copies, column) });
    if (table === 'savings_goals') await sumSavings(tx, from, [...copies.values()]);
  }
}

/** Returns a new id for each id. */
function newIds(ids: readonly string[]): Map<string, string> {
  return new Map([...new Set(ids)].map((id) => [id, randomUUIDv7()]));
}

/** Returns the new id for a column's value in SQL. */
function lookUp(ids: ReadonlyMap<string, string>, column: string): RawBuilder<unknown> {
  return sql`(${[...ids.values()]}::uuid[])[array_position(${[...ids.keys()]}::uuid[], ${sql.ref(column)})]`;
}

/** Inserts the rows of a couple again under new ids, with some columns changed. */
async function copyRows(
  tx: Transaction,
  coupleId: string,
  table: string,
  ids: ReadonlyMap<string, string>,
  changed: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<void> {
  const values: Readonly<Record<string, RawBuilder<unknown>>> = { id: lookUp(ids, 'id'), ...changed };
  const columns = (await listColumns(tx, [table])).get(table) ?? [];
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map((name) => values[name] ?? sql.ref(name)))}
    from ${sql.table(table)} where couple_id = ${coupleId} and id = any (${[...ids.keys()]}::uuid[])`.execute(tx);
}

/** Sets what copied goals have saved: the sum of their entries, or 0 if others took out more than they put in. */
async function sumSavings(tx: Transaction, coupleId: string, goalIds: readonly string[]): Promise<void> {
  for (const goalId of goalIds)
    await sql`
      update savings_goals set current_amount = greatest(0, (
        select coalesce(sum(amount), 0) from savings_entries where couple_id = ${coupleId} and goal_id = ${goalId}))
      where couple_id = ${coupleId} and id = ${goalId}`.execute(tx);
}
