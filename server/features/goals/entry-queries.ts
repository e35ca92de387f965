import { sql } from 'kysely';
import type { SavingsEntryKind } from '#contract/constants/finances.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { isAfterCursor } from '#server/platform/lists/time-order.ts';
import type { Room } from '#server/db/room.ts';

interface EntryRow {
  id: string;
  userId: string | null;
  kind: SavingsEntryKind;
  amount: string;
  createdAt: string;
}

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
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
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
    .select(['id', 'goal_id as goalId', 'user_id as userId', 'kind', 'amount', 'created_at as createdAt'])
    .where('couple_id', '=', coupleId)
    .$if(after !== undefined, (query) => query.where('id', '>', after?.[0] ?? ''))
    .orderBy('id')
    .limit(limit + 1)
    .execute();
}

export interface NewEntry {
  id: string;
  goalId: string;
  userId: string;
  kind: Exclude<SavingsEntryKind, 'opening'>;
  /** Rupees, positive for deposits and withdrawals alike. */
  amount: string;
  createdAt: string;
}

export async function insertEntry(
  tx: Transaction,
  coupleId: CoupleId,
  _room: Room<'savingsEntries'>,
  entry: NewEntry,
): Promise<void> {
  await tx
    .insertInto('savings_entries')
    .values({
      couple_id: coupleId,
      id: entry.id,
      goal_id: entry.goalId,
      user_id: entry.userId,
      kind: entry.kind,
      amount: entry.kind === 'deposit' ? entry.amount : sql<string>`-(${entry.amount}::numeric)`,
      created_at: entry.createdAt,
    })
    .execute();
}
