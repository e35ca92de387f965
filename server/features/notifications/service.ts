import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import type { Notification } from '#domain/notifications/schema.ts';
import type { Transaction } from '#server/db/database.ts';
import { formatSubject, type NoticeSubject } from '#server/db/repositories/notices.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { type PageRequest, readNewest } from '#server/platform/lists/paging.ts';
import { withoutEndedAsks } from './ask-service.ts';
import { pushJob } from './delivery-service.ts';
import { aboutOf, ASKING_KINDS, type NotificationContent, fileNotification, writeNotification } from './kind-policy.ts';
import { listSubscriptionIds, listSubscriptionsOf } from './push-queries.ts';
import {
  findUnread,
  insertNotification,
  insertNotifications,
  listNewestOf,
  listNotifications,
  listUnreadOf,
  markNudgesRead,
  markRead,
  markReadByKey,
  replaceContent,
} from './queries.ts';

const SHOWN_NOTIFICATIONS = 100;

export type Notice = NotificationContent & {
  /** The member to notify. */
  userId: string;
  /** The quoted record. When it is deleted for good, so is the notification. */
  subject?: NoticeSubject;
  /** A key for something to be notified only once, such as `reminder:<id>:2027-01-14`. */
  onceKey?: string;
};

/**
 * Notifies a member in the transaction of the cause: a row first, then a push to each of their browsers after the
 * commit. Returns false and does nothing if `onceKey` was used before.
 */
export async function notify(
  tx: Transaction,
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  notice: Notice,
): Promise<boolean> {
  const id = randomUUIDv7();
  const createdAt = toIso(clock.now());
  const { userId, onceKey = null, subject, ...content } = notice;
  const { type, path } = fileNotification(content);
  // Pipelined: one round trip for both (decision 0009).
  const [isNew, subscriptionIds] = await Promise.all([
    insertNotification(tx, {
      userId,
      id,
      type,
      path,
      content,
      onceKey,
      subject: subject ? formatSubject(subject) : null,
      createdAt,
    }),
    listSubscriptionIds(tx, userId),
  ]);
  if (!isNew) return false;
  const pushes = subscriptionIds.map((subscriptionId) => ({ userId, notificationId: id, subscriptionId }));
  await jobs.sendMany(tx, pushJob, pushes);
  return true;
}

/**
 * Notifies many members of the same in few statements, as rows and, after the commit, pushes to each of their browsers.
 * Skips members with an earlier notification with `onceKey`, and returns the pushes.
 */
export async function notifyMany(
  tx: Transaction,
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  userIds: readonly string[],
  { campaignId, onceKey, content }: { campaignId: string; onceKey: string; content: NotificationContent },
): Promise<{ userId: string; subscriptionId: string }[]> {
  if (userIds.length === 0) return [];
  const { type, path } = fileNotification(content);
  const notification = { type, path, content, onceKey, subject: null, createdAt: toIso(clock.now()) };
  const rows = await insertNotifications(
    tx,
    userIds.map((userId) => ({ ...notification, userId, id: randomUUIDv7() })),
  );
  const notificationIds = new Map(rows.map(({ userId, id }) => [userId, id]));
  const pushes = (await listSubscriptionsOf(tx, userIds)).flatMap((subscription) => {
    const notificationId = notificationIds.get(subscription.userId);
    return notificationId === undefined ? [] : [{ ...subscription, notificationId, campaignId }];
  });
  await jobs.sendMany(tx, pushJob, pushes);
  return pushes;
}

/** Marks the member's notification with `onceKey` as read. */
export function markNotificationRead(tx: Transaction, userId: string, onceKey: string): Promise<void> {
  return markReadByKey(tx, userId, onceKey);
}

/** Pushes a notification again to each of its reader's browsers, because its words now say another thing. */
export async function pushAgain(
  tx: Transaction,
  { jobs }: Pick<Platform, 'jobs'>,
  { userId, notificationId }: { userId: string; notificationId: string },
): Promise<void> {
  const subscriptionIds = await listSubscriptionIds(tx, userId);
  const pushes = subscriptionIds.map((subscriptionId) => ({ userId, notificationId, subscriptionId }));
  await jobs.sendMany(tx, pushJob, pushes);
}

/** Returns the member's notifications, newest first, without requests that are done or past. */
export async function readNotifications(context: MemberContext, query: ShortPageQuery): Promise<Notification[]> {
  const rows = await readNewest(
    context,
    query,
    SHOWN_NOTIFICATIONS,
    (page) => listOpen(context, page),
    ({ createdAt, id }) => [createdAt, id],
  );
  return writeRows(rows);
}

/** Kinds of notifications that open a dialog on any screen of the app. */
const PROMPTING_KINDS = ['upi_code_asked', 'premium_started', 'premium_covers'];

/** Returns the newest notifications that open a dialog, for screens that do not read the bell's list. */
export async function readPrompts(context: MemberContext): Promise<Notification[]> {
  const rows = await listNewestOf(context.db, context.member.id, PROMPTING_KINDS);
  const newestFirst = rows.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return writeRows(await withoutEndedAsks(context, context.member, newestFirst));
}

/** Writes notifications in the reader's language. */
function writeRows(rows: Awaited<ReturnType<typeof listNotifications>>): Notification[] {
  return rows.map(({ subject, onceKey: _key, params, ...row }) => ({
    ...row,
    ...writeNotification({ kind: row.kind, params }),
    firstName: namedParams.parse(params).firstName ?? null,
    about: aboutOf({ kind: row.kind, params }) ?? subject ?? row.id,
  }));
}

/** Reads on behind ended requests, so that a page is full while there are more. */
async function listOpen(context: MemberContext, { limit, after }: PageRequest) {
  const { db, member } = context;
  const open: Awaited<ReturnType<typeof listNotifications>> = [];
  let from = after;
  do {
    const rows = await listNotifications(db, member.id, { limit, after: from });
    open.push(...(await withoutEndedAsks(context, member, rows)));
    const last = rows.length > limit ? rows.at(-1) : undefined;
    from = last && [last.createdAt, last.id];
  } while (from && open.length <= limit);
  return open.slice(0, limit + 1);
}

const namedParams = z.object({ firstName: z.string().optional() });

/** Counts the unread nudges, and tells whether anything else is unread that asks for nothing or is still open. */
export async function readUnread(context: MemberContext) {
  const { db, member } = context;
  const unread = await findUnread(db, member.id, { asking: ASKING_KINDS, prompting: PROMPTING_KINDS });
  if (unread.hasOtherUnread) return unread;
  const asks = await withoutEndedAsks(context, member, await listUnreadOf(db, member.id, ASKING_KINDS));
  return { ...unread, hasOtherUnread: asks.length > 0 };
}

export async function markSomeRead(context: MemberContext, { notificationIds }: { notificationIds: string[] }) {
  if (notificationIds.length > 0) await markAsRead(context, notificationIds);
  return readUnread(context);
}

export async function markAllRead(context: MemberContext) {
  await markAsRead(context, 'all');
  return readUnread(context);
}

export { type BudgetAlarm, deleteNotices, findEvening, findPaymentAsked, listBudgetAlarms } from './ask-queries.ts';

/** Gives a notification other words. It is not pushed again. */
export async function replaceNotice(
  tx: Transaction,
  { userId, id }: { userId: string; id: string },
  content: NotificationContent,
): Promise<void> {
  await replaceContent(tx, userId, id, { ...content, path: fileNotification(content).path });
}

/** Returns the key of a nudge's notification. */
export function nudgeKey(nudgeId: string): string {
  return `${NUDGE_KEY}${nudgeId}`;
}
const NUDGE_KEY = 'nudge:';

/** Marks notifications as read, and with those of nudges the nudges: reading one is reading both. */
async function markAsRead(context: MemberContext, ids: readonly string[] | 'all'): Promise<void> {
  const { member, clock } = context;
  await context.change(async (tx) => {
    const keys = await markRead(tx, member.id, ids);
    const nudgeIds = keys.filter((key) => key.startsWith(NUDGE_KEY)).map((key) => key.slice(NUDGE_KEY.length));
    if (ids === 'all' || nudgeIds.length > 0)
      await markNudgesRead(tx, member.id, ids === 'all' ? 'all' : nudgeIds, toIso(clock.now()));
  });
}
