import { sql } from 'kysely';
import type { RecordKind } from '#domain/registry/records.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields } from '#server/db/table-fields.ts';

/** The member whose records were moved to the trash, and the partner who did it. */
export interface Deleter {
  readerId: string;
  deletedBy: string;
}

/**
 * Serialises the counting of a member's deletions until the transaction ends. It follows the deletions, so that the last
 * of several concurrent transactions counts those of all.
 */
export async function lockDeletions(tx: Transaction, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deletions ${memberId}`}, 0))`.execute(tx);
}

/** A notification of many deletions; the times are instants. */
export interface DeletionNotice extends Deleter {
  id: string;
  /** The first deletion that it counts. */
  since: string;
  createdAt: string;
}

/** Locks and returns the notifications of many deletions since an instant, latest first. */
export async function lockNotices(
  tx: Transaction,
  readerIds: readonly string[],
  since: string,
): Promise<DeletionNotice[]> {
  const notices = await tx
    .selectFrom('notifications')
    .select(['user_id as readerId', ...asFields('id', 'createdAt')])
    .select([sql<string>`params ->> 'deletedBy'`.as('deletedBy'), sql<string>`params ->> 'since'`.as('since')])
    .where('user_id', 'in', readerIds)
    .where('created_at', '>', since)
    .where('kind', '=', 'records_deleted')
    .orderBy('user_id')
    .orderBy('id')
    .forUpdate()
    .execute();
  return notices.toReversed().toSorted((one, other) => Temporal.Instant.compare(other.createdAt, one.createdAt));
}

export interface DeletionCount {
  kind: RecordKind;
  count: number;
  first: string;
}

/** Counts the reader's records that the partner deleted in a span of time and that are in the trash, by kind. */
export async function countDeletions(
  db: Database,
  coupleId: string,
  { readerId, deletedBy }: Deleter,
  { from, to }: { from: string; to: string },
): Promise<DeletionCount[]> {
  // One statement for each table, because they may be on different servers.
  const countIn = (table: string, isOwned: ReturnType<typeof sql>) =>
    sql<DeletionCount>`
    select kind, count(*)::int as count, min(deleted_at) as first from ${sql.table(table)}
    where ${isOwned} and deleted_at >= ${from} and deleted_at < ${to}
      and user_id = ${readerId} and deleted_by = ${deletedBy}
    group by kind order by kind`.execute(db);
  const [shared, own] = await Promise.all([
    countIn('deleted_shared_records', sql`couple_id = ${coupleId}`),
    countIn('deleted_own_records', sql`user_id = ${readerId}`),
  ]);
  return [...shared.rows, ...own.rows];
}

export async function updateNotice(
  tx: Transaction,
  { readerId, id }: DeletionNotice,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ params: sql<string>`params || ${JSON.stringify({ counts })}::jsonb` })
    .where('user_id', '=', readerId)
    .where('id', '=', id)
    .execute();
}

export async function deleteNotice(tx: Transaction, { readerId, id }: DeletionNotice): Promise<void> {
  await tx.deleteFrom('notifications').where('user_id', '=', readerId).where('id', '=', id).execute();
}
