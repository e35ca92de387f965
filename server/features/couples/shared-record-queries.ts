import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { isOfCouple, records } from '#domain/records.ts';
import { snakeCase } from '#domain/snake-case.ts';
import type { Transaction } from '#server/db/database.ts';
import { listColumns } from '#server/db/move-rows.ts';

/** The couple that a member leaves. */
interface Leaving {
  userId: string;
  from: string;
}

/** Records with rows that both members write: lists with their items, goals with their entries. */
const shared = records.filter(isOfCouple).flatMap(({ name, ...record }) => {
  const parting = 'onLeaving' in record ? record.onLeaving : undefined;
  return typeof parting === 'object' && 'isWrittenByBoth' in parting
    ? [{ table: snakeCase(parting.of), rows: snakeCase(name), column: parting.column }]
    : [];
});

/**
 * Copies what others wrote into the records of a leaving member for the couple: each record with a new id and without a
 * creator, and the rows of others with new ids. The member's records must be locked.
 */
export async function copySharedRecords(tx: Transaction, { userId, from }: Leaving): Promise<void> {
  for (const { table, rows, column } of shared) {
    const columns = await listColumns(tx, [table, rows]);
    const copyRow = async (of: string, id: string, changed: Record<string, string | null>) => {
      const values = { id: randomUUIDv7(), ...changed };
      const names = columns.get(of) ?? [];
      const kept = names.filter((name) => !(name in values));
      await sql`
        insert into ${sql.table(of)} (${sql.join([...Object.keys(values), ...kept].map((name) => sql.ref(name)))})
        select ${sql.join(Object.values(values).map((value) => sql`${value}::uuid`))},
          ${sql.join(kept.map((name) => sql.ref(name)))}
        from ${sql.table(of)} where couple_id = ${from} and id = ${id}`.execute(tx);
      return values.id;
    };
    const written = await sql<{ id: string; recordId: string }>`
      select id, ${sql.ref(column)} as "recordId" from ${sql.table(rows)}
      where couple_id = ${from} and user_id <> ${userId} and ${sql.ref(column)} in (
        select id from ${sql.table(table)} where couple_id = ${from} and user_id = ${userId})
      order by id`.execute(tx);
    const copies = new Map<string, string>();
    for (const { id, recordId } of written.rows) {
      const copyId = copies.get(recordId) ?? (await copyRow(table, recordId, { user_id: null }));
      copies.set(recordId, copyId);
      await copyRow(rows, id, { [column]: copyId });
    }
    if (table === 'savings_goals') await sumSavings(tx, from, [...copies.values()]);
  }
}

/** Sets what copied goals have saved: the sum of their entries, or 0 if others took out more than they put in. */
async function sumSavings(tx: Transaction, coupleId: string, goalIds: readonly string[]): Promise<void> {
  for (const goalId of goalIds)
    await sql`
      update savings_goals set current_amount = greatest(0, (
        select coalesce(sum(amount), 0) from savings_entries where couple_id = ${coupleId} and goal_id = ${goalId}))
      where couple_id = ${coupleId} and id = ${goalId}`.execute(tx);
}
