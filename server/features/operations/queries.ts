import { sql } from 'kysely';
import type { Queue } from '#domain/operations/facts.ts';
import type { Database } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';

/** The queues whose items are in tables. */
export type TableQueue = Exclude<Queue, 'jobs'>;

export interface QueueCount {
  queue: TableQueue;
  waiting: number;
  overdue: number;
  oldestAt: string | null;
}

/**
 * Counts the pending items for an admin, without gifts in their own couple, each from an index of pending rows. Items
 * older than their queue's instant are overdue.
 */
export async function countQueues(
  db: Database,
  coupleId: CoupleId | null,
  overdueBefore: Readonly<Record<TableQueue, string>>,
): Promise<QueueCount[]> {
  const count = (queue: TableQueue, time: string) => {
    const at = sql.ref(time);
    return sql`select ${queue}::text as queue, count(*)::integer as waiting,
      count(*) filter (where ${at} < ${overdueBefore[queue]}::timestamptz)::integer as overdue, min(${at}) as "oldestAt"`;
  };
  const { rows } = await sql<QueueCount>`
    ${count('payments', 'declared_at')} from payments where status = 'pending'
    union all ${count('giftCards', 'ordered_at')} from gift_card_orders where status = 'pending'
    union all ${count('concierge', 'created_at')} from concierge_requests where state = 'waiting'
      and (kind <> 'gift' or owner_id not in (select user_id from couple_members where couple_id = ${coupleId}))
    union all ${count('contact', 'created_at')} from contact_messages where answered_at is null
    union all ${count('datePreferences', 'created_at')} from date_preferences where followed_up_at is null
    union all ${count('waitlist', 'created_at')} from waitlist_entries where status = 'pending'`.execute(db);
  return rows;
}

export async function upsertWarning(
  db: Database,
  warning: { kind: string; detail: string; seenAt: string },
): Promise<void> {
  const values = toRow(warning);
  await db
    .insertInto('warnings')
    .values(values)
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(values))
    .execute();
}

/** Lists the warnings that were seen since an instant. */
export function listWarnings(db: Database, since: string) {
  return db
    .selectFrom('warnings')
    .select(asFields('kind', 'detail', 'seenAt'))
    .where('seen_at', '>=', since)
    .orderBy('kind')
    .execute();
}
