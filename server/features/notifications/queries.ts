import type { Transaction } from '#server/db/database.ts';
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
    .values({
      user_id: notification.userId,
      id: notification.id,
      type: notification.type,
      title: notification.title,
      message: notification.message,
      path: notification.path,
      once_key: notification.onceKey,
      created_at: notification.createdAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'once_key']).where('once_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
