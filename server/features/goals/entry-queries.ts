import { sql } from 'kysely';
import { z } from 'zod';
import { savingsEntries } from '#domain/goals/record.ts';
import { SavingsEntry } from '#domain/goals/schema.ts';
import { id } from '#domain/kernel/fields.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Room } from '#server/db/room.ts';
import { columnsOf, toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { isAfterCursor } from '#server/platform/lists/time-order.ts';

const { id: entryId, ...fields } = SavingsEntry.shape;
const StoredEntry = z.object({ id: entryId, goalId: id, ...fields });

/**
 * Returns the deposits and withdrawals of a goal, newest first, one more than the page's limit. The last entry is the
 * rest from before entries existed, without a member and dated like the goal, so that the sum always equals the
 * balance.
 */
export async function listEntries(
  db: Database,
  coupleId: CoupleId,
  goalId: string,
  page: PageRequest,
): Promise<SavingsEntry[]> {
  const { rows } = await sql<SavingsEntry>`
    select id, user_id as "userId", kind, amount, created_at as "createdAt"
    from (
      (select id, user_id, kind, amount, created_at from savings_entries
        where couple_id = ${coupleId} and goal_id = ${goalId} and ${isAfterCursor(page)}
        order by created_at desc, id desc limit ${page.limit + 1})
      union all
      (select id, null, 'opening', opening, created_at from (
        select id, created_at, current_amount - coalesce((
            select sum(amount) from savings_entries where couple_id = ${coupleId} and goal_id = ${goalId}
          ), 0.00) as opening
        from savings_goals where couple_id = ${coupleId} and id = ${goalId}
      ) goal where opening <> 0 and ${isAfterCursor(page)})
    ) entries
    order by created_at desc, id desc
    limit ${page.limit + 1}`.execute(db);
  return rows;
}

/** The entries of all goals, including those in the trash, for files. */
export function listAllEntries(db: Database, coupleId: CoupleId, { limit, after }: PageRequest) {
  return db
    .selectFrom('savings_entries')
    .select(columnsOf('savings_entries', StoredEntry))
    .where('couple_id', '=', coupleId)
    .$if(after !== undefined, (query) => query.where('id', '>', after?.[0] ?? ''))
    .orderBy('id')
    .limit(limit + 1)
    .execute();
}

/** An entry whose amount is positive for deposits and withdrawals alike. */
export type NewEntry = z.output<typeof StoredEntry> & {
  userId: string;
  kind: Exclude<SavingsEntry['kind'], 'opening'>;
};

export async function insertEntry(
  tx: Transaction,
  coupleId: CoupleId,
  _room: Room<'savingsEntries'>,
  entry: NewEntry,
): Promise<void> {
  touchRows(tx, savingsEntries, { coupleId }, [entry.id]);
  await tx
    .insertInto('savings_entries')
    .values(
      toRow({
        ...entry,
        coupleId,
        amount: entry.kind === 'deposit' ? entry.amount : sql<string>`-(${entry.amount}::numeric)`,
      }),
    )
    .execute();
}
