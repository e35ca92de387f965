import { randomUUIDv7 } from 'node:crypto';
import type { Notification } from '#contract/notifications.ts';
import type { ShortPageQuery } from '#contract/paging.ts';
import type { Transaction } from '#server/db/database.ts';
import { formatSubject, type NoticeSubject } from '#server/db/repositories/notices.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { type PageRequest, readNewest } from '#server/platform/lists/paging.ts';
import { pushJob } from './delivery-service.ts';
import { type NotificationContent, fileNotification, writeNotification } from './kind-policy.ts';
import { listSubscriptionIds, listSubscriptionsOf } from './push-queries.ts';
import {
  findUnread,
  insertNotification,
  insertNotifications,
  listNotifications,
  markRead,
  markReadByKey,
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

/** Returns the member's notifications, newest first. */
export function readNotifications(context: MemberContext, query: ShortPageQuery): Promise<Notification[]> {
  return readNewest(
    context,
    query,
    SHOWN_NOTIFICATIONS,
    (page) => listWritten(context, page),
    ({ createdAt, id }) => [createdAt, id],
  );
}

async function listWritten({ db, member }: MemberContext, page: PageRequest): Promise<Notification[]> {
  const rows = await listNotifications(db, member.id, page);
  return rows.map(({ kind, params, ...row }) => ({ ...row, ...writeNotification({ kind, params }) }));
}

export function readUnread({ db, member }: MemberContext) {
  return findUnread(db, member.id);
}

export async function markSomeRead(context: MemberContext, input: { notificationIds: string[] }) {
  await context.change(async (tx) => {
    if (input.notificationIds.length > 0) await markRead(tx, context.member.id, input.notificationIds);
  });
  return readUnread(context);
}

export async function markAllRead(context: MemberContext) {
  await context.change((tx) => markRead(tx, context.member.id, 'all'));
  return readUnread(context);
}
