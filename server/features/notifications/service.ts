import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#server/db/database.ts';
import type { NotificationType } from '#server/db/generated.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { pushJob } from './jobs.ts';
import { listSubscriptionIds, listSubscriptionsOf } from './push-queries.ts';
import {
  countUnreadNudges,
  insertNotification,
  insertNotifications,
  listNotifications,
  markRead,
  markReadByKey,
} from './queries.ts';

const SHOWN_NOTIFICATIONS = 100;

export interface Notice {
  /** The member whom it concerns. */
  userId: string;
  type: NotificationType;
  title: string;
  /** Shown on the lock screen too: nothing that only the two should read. */
  message: string;
  /** The screen that a tap opens. */
  path: string;
  /** What must be told once, such as `reminder:<id>:2027-01-14`. */
  onceKey?: string;
}

/**
 * Tells a member something, in the transaction that made it true: a row first, then a push to each of their browsers once
 * it is committed. Answers false, and does nothing, when `onceKey` was told before.
 */
export async function notify(
  tx: Transaction,
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  notice: Notice,
): Promise<boolean> {
  const id = randomUUIDv7();
  const createdAt = toIso(clock.now());
  const isNew = await insertNotification(tx, { ...notice, id, onceKey: notice.onceKey ?? null, createdAt });
  if (!isNew) return false;
  for (const subscriptionId of await listSubscriptionIds(tx, notice.userId)) {
    await jobs.send(tx, pushJob, { userId: notice.userId, notificationId: id, subscriptionId });
  }
  return true;
}

/**
 * Tells many members the same, in few statements: rows first, then a push to each of their browsers once it is
 * committed. Answers the pushes. Whoever was told `onceKey` before is passed over.
 */
export async function notifyMany(
  tx: Transaction,
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  userIds: readonly string[],
  { campaignId, ...notice }: Required<Omit<Notice, 'userId'>> & { campaignId: string },
): Promise<{ userId: string; subscriptionId: string }[]> {
  if (userIds.length === 0) return [];
  const createdAt = toIso(clock.now());
  const rows = await insertNotifications(
    tx,
    userIds.map((userId) => ({ ...notice, userId, id: randomUUIDv7(), createdAt })),
  );
  const notificationIds = new Map(rows.map(({ userId, id }) => [userId, id]));
  const pushes = (await listSubscriptionsOf(tx, userIds)).flatMap((subscription) => {
    const notificationId = notificationIds.get(subscription.userId);
    return notificationId === undefined ? [] : [{ ...subscription, notificationId, campaignId }];
  });
  await jobs.sendMany(tx, pushJob, pushes);
  return pushes;
}

/** Marks what `onceKey` told the member as read. */
export function settleNotice(tx: Transaction, userId: string, onceKey: string): Promise<void> {
  return markReadByKey(tx, userId, onceKey);
}

/** The newest; the screen shows no more. */
export function readNotifications({ db, member }: MemberContext) {
  return listNotifications(db, member.id, SHOWN_NOTIFICATIONS);
}

export function readAllNotifications({ db, member }: MemberContext) {
  return listNotifications(db, member.id, null);
}

export async function readUnread({ db, member }: MemberContext) {
  return { unreadNudges: await countUnreadNudges(db, member.id) };
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
