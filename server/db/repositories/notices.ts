import { type ExpressionBuilder, sql } from 'kysely';
import type { Transaction } from '../database.ts';
import type { DB } from '../generated.ts';

/** The record that a notification is about. */
export interface NoticeSubject {
  kind: string;
  id: string;
  /** The id of a comment, an item or another part of the record. */
  partId?: string;
}

export function formatSubject({ kind, id, partId }: NoticeSubject): string {
  return partId === undefined ? `${kind}:${id}` : `${kind}:${id}:${partId}`;
}

/** The part of a record that a member's reaction to it is. */
export function reactionOf(userId: string): string {
  return `reaction:${userId}`;
}

/**
 * Deletes the notifications of a couple's members about a record, or about one part of it, and takes these events out of
 * those that count several. Other members keep theirs: clients choose ids, so another couple may have a record with the
 * same id.
 */
export async function deleteNoticesOf(
  tx: Transaction,
  reader: { coupleId: string } | { userId: string },
  subject: NoticeSubject,
): Promise<void> {
  const named = formatSubject(subject);
  const seats =
    'coupleId' in reader
      ? sql`select user_id from couple_members where couple_id = ${reader.coupleId}`
      : sql`select ${reader.userId}::uuid as user_id union select partner.user_id from couple_members own
          join couple_members partner using (couple_id) where own.user_id = ${reader.userId}`;
  const { rows } = await sql<{ user_id: string }>`${seats}`.execute(tx);
  if (rows.length === 0) return;
  const userIds = rows.map((row) => row.user_id);
  const isAbout = (eb: ExpressionBuilder<DB, 'notifications'>) =>
    eb.or([eb('subject', '=', named), eb('subject', 'like', `${named}:%`)]);
  // All in one order, so that two such transactions, or one that marks all as read, cannot deadlock.
  const locked = await tx
    .selectFrom('notifications')
    .select(['user_id as userId', 'id', sql<string[] | null>`params -> 'events'`.as('events')])
    .where('user_id', 'in', userIds)
    .where((eb) => eb.or([sql<boolean>`params -> 'events' is not null`, isAbout(eb)]))
    .orderBy('user_id')
    .orderBy('id')
    .forUpdate()
    .execute();
  await removeEvents(tx, locked, named);
  await tx
    .deleteFrom('notifications')
    .where('user_id', 'in', userIds)
    .where('subject', 'is not', null)
    .where(isAbout)
    .execute();
}

interface LockedNotice {
  userId: string;
  id: string;
  /** Subjects of a notification that counts several. */
  events: string[] | null;
}

/** Takes the events out of notifications that count several, and deletes those without any other. */
async function removeEvents(tx: Transaction, notices: readonly LockedNotice[], named: string): Promise<void> {
  for (const { userId, id, events } of notices) {
    if (!events) continue;
    const kept = events.filter((event) => event !== named && !event.startsWith(`${named}:`));
    if (kept.length === events.length) continue;
    const row = { user_id: userId, id };
    const params = JSON.stringify({ events: kept, count: kept.length });
    if (kept.length === 0)
      await tx
        .deleteFrom('notifications')
        .where((eb) => eb.and(row))
        .execute();
    else
      await tx
        .updateTable('notifications')
        .set({ params: sql<string>`params || ${params}::jsonb` })
        .where((eb) => eb.and(row))
        .execute();
  }
}
