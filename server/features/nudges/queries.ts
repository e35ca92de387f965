import { nudges } from '#domain/nudges/record.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { NudgeType } from '#server/db/generated.ts';
import type { Room } from '#server/db/room.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

function selectNudges(db: Database) {
  return db
    .selectFrom('nudges')
    .leftJoin('users as sender', 'sender.id', 'nudges.from_user_id')
    .select([
      ...asFields('nudges.id', 'fromUserId', 'toUserId'),
      'sender.first_name as fromUserName',
      ...asFields('message', 'nudgeType', 'isRead', 'readAt', 'heartedAt', 'nudges.createdAt'),
    ]);
}

/** The nudges that the member sent and received, newest first. Reads one more than the page's limit. */
export function listNudges(db: Database, userId: string, page: PageRequest) {
  return selectNudges(db)
    .where((eb) => eb.or([eb('from_user_id', '=', userId), eb('to_user_id', '=', userId)]))
    .$call(pageByTime(page, ['nudges.created_at', 'nudges.id']))
    .execute();
}

/** The nudges that the member received, newest first. Reads one more than the page's limit. */
export function listReceivedNudges(db: Database, userId: string, page: PageRequest) {
  return selectNudges(db)
    .where('to_user_id', '=', userId)
    .$call(pageByTime(page, ['nudges.created_at', 'nudges.id']))
    .execute();
}

/** Returns a nudge that the member sent or received. */
export function findNudge(db: Database, userId: string, nudgeId: string) {
  return selectNudges(db)
    .where('nudges.id', '=', nudgeId)
    .where((eb) => eb.or([eb('from_user_id', '=', userId), eb('to_user_id', '=', userId)]))
    .executeTakeFirst();
}

export interface NewNudge {
  id: string;
  fromUserId: string;
  toUserId: string;
  message: string;
  nudgeType: NudgeType;
  createdAt: string;
}

/** Inserts a nudge, and returns false if another one has its id, which may be one of other members. */
export async function insertNudge(tx: Transaction, _room: Room<'nudges'>, nudge: NewNudge): Promise<boolean> {
  const row = await tx
    .insertInto('nudges')
    .values(toRow(nudge))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) touchRows(tx, nudges, { userId: nudge.toUserId }, [nudge.id], nudges.seenBy(nudge));
  return row !== undefined;
}

/** Marks a nudge as read, and keeps the time of the first reading. */
export async function markNudgeRead(tx: Transaction, nudgeId: string, readAt: string): Promise<void> {
  const read = await tx
    .updateTable('nudges')
    .set(toRow({ isRead: true, readAt }))
    .where('id', '=', nudgeId)
    .where('is_read', '=', false)
    .returning(touchedColumns)
    .execute();
  touchNudges(tx, read);
}

const touchedColumns = asFields('id', 'fromUserId', 'toUserId');

/** Notes that nudges changed, for their senders and receivers. */
function touchNudges(
  tx: Transaction,
  changed: readonly { id: string; fromUserId: string | null; toUserId: string }[],
): void {
  for (const nudge of changed) touchRows(tx, nudges, { userId: nudge.toUserId }, [nudge.id], nudges.seenBy(nudge));
}

/** Answers a nudge with a heart, and returns false if it already had one. */
export async function heartNudgeRow(tx: Transaction, nudgeId: string, heartedAt: string): Promise<boolean> {
  const hearted = await tx
    .updateTable('nudges')
    .set(toRow({ heartedAt }))
    .where('id', '=', nudgeId)
    .where('hearted_at', 'is', null)
    .returning(touchedColumns)
    .execute();
  touchNudges(tx, hearted);
  return hearted.length > 0;
}
