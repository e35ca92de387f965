import { sql } from 'kysely';
import type { Transaction } from '../database.ts';

/** The record that a notification quotes, or a comment on it. */
export interface NoticeSubject {
  kind: string;
  id: string;
  commentId?: string;
}

export function formatSubject({ kind, id, commentId }: NoticeSubject): string {
  return commentId === undefined ? `${kind}:${id}` : `${kind}:${id}:${commentId}`;
}

/**
 * Deletes the notifications of a couple's members that quote a record, or one comment on it. Other members keep theirs:
 * clients choose ids, so another couple may have a record with the same id.
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
  await tx
    .deleteFrom('notifications')
    .where(
      'user_id',
      'in',
      rows.map((row) => row.user_id),
    )
    .where('subject', 'is not', null)
    .where((eb) => eb.or([eb('subject', '=', named), eb('subject', 'like', `${named}:%`)]))
    .execute();
}
