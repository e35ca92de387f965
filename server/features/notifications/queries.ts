import type { Database, Transaction } from '#server/db/database.ts';
import type { NotificationType } from '#server/db/generated.ts';

export interface NewNotification {
  id: string;
  userId: string;
  type: NotificationType;
  title: string;
  message: string;
  path: string;
  onceKey: string | null;
  createdAt: string;
}

/** Inserts the row, or answers false when what `onceKey` names has been told already. */
export async function insertNotification(tx: Transaction, notification: NewNotification): Promise<boolean> {
  const inserted = await tx
    .insertInto('notifications')
    .values(toRow(notification))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'once_key']).where('once_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Inserts the rows of many members; answers those who had not been told yet what `onceKey` names, and their rows' ids. */
export function insertNotifications(tx: Transaction, notifications: readonly NewNotification[]) {
  return tx
    .insertInto('notifications')
    .values(notifications.map(toRow))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'once_key']).where('once_key', 'is not', null).doNothing(),
    )
    .returning(['user_id as userId', 'id'])
    .execute();
}

function toRow(notification: NewNotification) {
  return {
    user_id: notification.userId,
    id: notification.id,
    type: notification.type,
    title: notification.title,
    message: notification.message,
    path: notification.path,
    once_key: notification.onceKey,
    created_at: notification.createdAt,
  };
}

/** The member's notifications, the newest first; at most `limit`, or with `null` all. */
export function listNotifications(db: Database, userId: string, limit: number | null) {
  return db
    .selectFrom('notifications')
    .select(['id', 'type', 'title', 'message', 'path', 'is_read as isRead', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countUnreadNudges(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('type', '=', 'nudge')
    .where('is_read', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

/** Marks the named ones as read, or all of the member's. */
export async function markRead(
  tx: Transaction,
  userId: string,
  ids: readonly string[] | 'all',
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids === 'all' ? [] : ids))
    .execute();
}

/** Marks the one that `onceKey` names as read. */
export async function markReadByKey(tx: Transaction, userId: string, onceKey: string): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('once_key', '=', onceKey)
    .execute();
}

export function findNotification(db: Database, userId: string, notificationId: string) {
  return db
    .selectFrom('notifications')
    .select(['id', 'title', 'message', 'path'])
    .where('user_id', '=', userId)
    .where('id', '=', notificationId)
    .executeTakeFirst();
}
