import { type ExpressionBuilder, sql } from 'kysely';
import { withoutUndefined } from '#domain/kernel/apply-patch.ts';
import { nudges as nudgeRecord } from '#domain/nudges/record.ts';
import { compileOnce } from '#packages/kysely-pipeline/compile-once.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { DB, NotificationType } from '#server/db/generated.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';
import type { NotificationContent } from './kind-policy.ts';

export interface NewNotification {
  id: string;
  userId: string;
  type: NotificationType;
  content: NotificationContent;
  path: string;
  onceKey: string | null;
  subject: string | null;
  createdAt: string;
}

/** Inserts the row, or returns false if a notification with `onceKey` exists. */
export async function insertNotification(tx: Transaction, notification: NewNotification): Promise<boolean> {
  const inserted = await insertRow(tx, toNotificationRow(notification));
  return inserted.length > 0;
}

type NotificationRow = ReturnType<typeof toNotificationRow>;

const insertRow = compileOnce(
  ['id', 'user_id', 'type', 'kind', 'params', 'path', 'once_key', 'subject', 'created_at'],
  (tx: Database, row: NotificationRow) =>
    tx
      .insertInto('notifications')
      .values(row)
      .onConflict((conflict) => conflict.columns(['user_id', 'once_key']).where('once_key', 'is not', null).doNothing())
      .returning('id'),
);

/**
 * Inserts the rows of many members. Returns the members without an earlier notification with `onceKey`, and their rows'
 * ids.
 */
export function insertNotifications(tx: Transaction, notifications: readonly NewNotification[]) {
  return tx
    .insertInto('notifications')
    .values(notifications.map(toNotificationRow))
    .onConflict((conflict) => conflict.columns(['user_id', 'once_key']).where('once_key', 'is not', null).doNothing())
    .returning(asFields('userId', 'id'))
    .execute();
}

function toNotificationRow({ content: { kind, params }, ...notification }: NewNotification) {
  return toRow({ ...notification, kind, params: JSON.stringify(params) });
}

const askColumns = asFields('id', 'kind', 'params', 'subject', 'onceKey', 'createdAt');

/** The member's notifications, newest first. Reads one more than the page's limit. */
export function listNotifications(db: Database, userId: string, page: PageRequest) {
  return db
    .selectFrom('notifications')
    .select([...askColumns, ...asFields('type', 'path', 'isRead')])
    .where('user_id', '=', userId)
    .$call(pageByTime(page))
    .execute();
}

/** The member's newest notification of each of the kinds, newest first. */
export function listNewestOf(db: Database, userId: string, kinds: readonly string[]) {
  return db
    .selectFrom('notifications')
    .distinctOn('kind')
    .select([...askColumns, 'type', 'path', 'is_read as isRead'])
    .where('user_id', '=', userId)
    .where('kind', 'in', [...kinds])
    .orderBy('kind')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Kinds of notifications that are counted apart from others. */
interface UnreadKinds {
  asking: readonly string[];
  prompting: readonly string[];
}

/**
 * Counts the unread nudges, and returns whether notifications are unread that ask for nothing, and whether one that
 * opens a dialog is.
 */
export async function findUnread(db: Database, userId: string, { asking, prompting }: UnreadKinds) {
  const isUnread = sql<boolean>`user_id = ${userId} and not is_read`;
  const ofKinds = db.selectFrom('notifications').select('id').where(isUnread).limit(1);
  const [nudges, others, prompts] = await Promise.all([
    db
      .selectFrom('nudges')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('to_user_id', '=', userId)
      .where('is_read', '=', false)
      .executeTakeFirstOrThrow(),
    ofKinds
      .where('type', '!=', 'nudge')
      .where('kind', 'not in', [...asking])
      .execute(),
    ofKinds.where('kind', 'in', [...prompting]).execute(),
  ]);
  return { unreadNudges: nudges.count, hasOtherUnread: others.length > 0, hasPrompts: prompts.length > 0 };
}

/** Number of unread requests among which one that is still open is looked for. */
const UNREAD_ASKS = 500;

/** The member's newest unread notifications of the kinds. */
export function listUnreadOf(db: Database, userId: string, kinds: readonly string[]) {
  return db
    .selectFrom('notifications')
    .select(askColumns)
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .where('kind', 'in', [...kinds])
    .orderBy('created_at', 'desc')
    .limit(UNREAD_ASKS)
    .execute();
}

/** The columns of the member's notification preferences. */
const preferenceColumns = [
  ...asFields('pushesOff', 'hasQuietHours', 'quietFrom', 'quietTo'),
  'hides_lock_screen as hidesContentOnLockScreen',
  ...asFields('namesRemindersOnLockScreen'),
] as const;

/** Returns the member's preferences, and locks the row if it is to be changed. */
export function findPreferences(db: Database, userId: string, { isLocked = false } = {}) {
  return db
    .selectFrom('users')
    .select([...preferenceColumns, 'email'])
    .where('id', '=', userId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

/** Marks the given notifications as read, or all of the member's, and returns the keys of those that had one. */
export async function markRead(tx: Transaction, userId: string, ids: readonly string[] | 'all'): Promise<string[]> {
  const isUnread = (eb: ExpressionBuilder<DB, 'notifications'>) =>
    eb.and([eb('user_id', '=', userId), eb('is_read', '=', false), ...(ids === 'all' ? [] : [eb('id', 'in', ids)])]);
  // In id order, as all that lock several notifications of a member.
  const locking = tx.selectFrom('notifications').select('id').where(isUnread).orderBy('id').forUpdate().execute();
  const marking = tx
    .updateTable('notifications')
    .set({ is_read: true })
    .where(isUnread)
    .returning(asFields('onceKey'))
    .execute();
  const [, rows] = await Promise.all([locking, marking]);
  return rows.flatMap(({ onceKey }) => onceKey ?? []);
}

/** Marks the given nudges to the member as read, or all of them. Keeps the time of the first reading. */
export async function markNudgesRead(
  tx: Transaction,
  userId: string,
  ids: readonly string[] | 'all',
  readAt: string,
): Promise<void> {
  const read = await tx
    .updateTable('nudges')
    .set(toRow({ isRead: true, readAt }))
    .where('to_user_id', '=', userId)
    .where('is_read', '=', false)
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids === 'all' ? [] : ids))
    .returning(asFields('id', 'fromUserId', 'toUserId'))
    .execute();
  for (const nudge of read) touchRows(tx, nudgeRecord, { userId }, [nudge.id], nudgeRecord.seenBy(nudge));
}

/** Marks the notification with `onceKey` as read. */
export async function markReadByKey(tx: Transaction, userId: string, onceKey: string): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('once_key', '=', onceKey)
    .execute();
}

/** Returns the existing notifications, oldest first, with their content and their reader's push preferences. */
export function listForPush(db: Database, userId: string, notificationIds: readonly string[]) {
  return db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select(asFields('notifications.id', 'kind', 'params', 'subject', 'onceKey'))
    .select(asFields('path', 'isRead', 'notifications.createdAt', 'language'))
    .select(preferenceColumns)
    .where('user_id', '=', userId)
    .where('notifications.id', 'in', notificationIds)
    .orderBy('notifications.created_at')
    .orderBy('notifications.id')
    .execute();
}
export type PushNotification = Awaited<ReturnType<typeof listForPush>>[number];

/**
 * Locks and returns the member's newest unread notification of the kinds that is not older than `since`. `null` means
 * of any age.
 */
export async function findGathering(
  tx: Transaction,
  userId: string,
  kinds: readonly string[],
  since: string | null,
): Promise<{ id: string; path: string; count: number; events: string[] | null } | null> {
  const row = await tx
    .selectFrom('notifications')
    .select([
      'id',
      'path',
      sql<number>`coalesce((params ->> 'count')::int, 1)`.as('count'),
      sql<string[] | null>`case when subject is null then params -> 'events' else jsonb_build_array(subject) end`.as(
        'events',
      ),
    ])
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .$if(since !== null, (query) => query.where('is_read', '=', false).where('created_at', '>=', since ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Makes the notification count several events, so that it quotes none of them. `events` are their subjects. */
export async function updateGathering(
  tx: Transaction,
  userId: string,
  notificationId: string,
  { kind, params, path, events }: { kind: string; params: object; path: string; events?: string[] | null | undefined },
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ kind, params: JSON.stringify({ ...params, ...(events && { events }) }), path, subject: null })
    .where('user_id', '=', userId)
    .where('id', '=', notificationId)
    .execute();
}

/** Finds the member's newest unread notification about a subject that is of the kinds and not older than `since`. */
export async function findAbout(
  tx: Transaction,
  userId: string,
  { subject, kinds, since }: { subject: string; kinds: readonly string[]; since: string },
) {
  return tx
    .selectFrom('notifications')
    .select(['id', 'kind', 'params'])
    .where('user_id', '=', userId)
    .where('subject', '=', subject)
    .where('kind', 'in', [...kinds])
    .where('is_read', '=', false)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Replaces the words of a notification, which stays about its subject, and its time if one is given. */
export async function replaceContent(
  tx: Transaction,
  userId: string,
  notificationId: string,
  { kind, params, path, createdAt }: { kind: string; params: object; path: string; createdAt?: string },
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set(toRow(withoutUndefined({ kind, params: JSON.stringify(params), path, createdAt })))
    .where('user_id', '=', userId)
    .where('id', '=', notificationId)
    .execute();
}

/** Changes the emoji of the notification of a reaction. */
export async function updateEmoji(tx: Transaction, userId: string, subject: string, emoji: string): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ params: sql<string>`params || ${JSON.stringify({ emoji })}::jsonb` })
    .where('user_id', '=', userId)
    .where('subject', '=', subject)
    .execute();
}
