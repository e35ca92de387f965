import { paths as screenPaths } from '#domain/registry/screen-paths.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import type { PushResult } from '#server/db/generated.ts';
import { readSeat } from '#server/db/membership.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { recordPushResult } from '#server/features/campaigns/push-result-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { type Attempt, defineJob } from '#server/platform/jobs/jobs.ts';
import { withoutEndedAsks } from './ask-service.ts';
import { type HeldPush, insertHeldPush, claimDuePushes } from './held-queries.ts';
import { askOf, groupOf, type NotificationKind, writeLockScreenText } from './kind-policy.ts';
import { findPicture } from './picture-service.ts';
import { deleteSubscription, findSubscription } from './push-queries.ts';
import { listForPush, type PushNotification } from './queries.ts';
import { endOfQuiet, gather, writeHidden } from './quiet-policy.ts';

/** One notification to one browser. */
export interface PushPayload {
  userId: string;
  notificationId: string;
  subscriptionId: string;
  /** The campaign that it belongs to, which counts its result. */
  campaignId?: string;
}

/** The notifications that were held back from one browser during quiet hours. */
export interface GatheredPayload {
  userId: string;
  subscriptionId: string;
  held: { notificationId: string; campaignId: string | null }[];
}

/** Retried for about a day while the push service asks for it. */
const untilAccepted = { retryLimit: 12, retryDelaySeconds: 5, atOnce: 20 };
export const pushJob = defineJob<PushPayload>('push', untilAccepted);
export const gatheredPushJob = defineJob<GatheredPayload>('gathered-push', untilAccepted);

type Delivery = Pick<Platform, 'clock' | 'db' | 'push'>;

/**
 * Pushes one notification, unless its reader has switched off such pushes. In their quiet hours it is held until these
 * end.
 */
export async function sendPush(
  delivery: Delivery,
  { notificationId, campaignId, ...browser }: PushPayload,
  attempt: Attempt,
): Promise<void> {
  const { clock, db } = delivery;
  const part = { notificationId, campaignId: campaignId ?? null };
  const [notification] = await listOpen(delivery, browser.userId, [notificationId]);
  const dueAt = notification && mayWait(notification) ? endOfQuiet(clock.now(), notification) : null;
  if (dueAt === null) {
    await deliver(delivery, browser, [part], notification ? [notification] : [], attempt);
    return;
  }
  await inTransaction(db, (tx) => insertHeldPush(tx, { ...browser, ...part }, toIso(dueAt)));
}

/** Pushes the held notifications as one, without those that were read or done meanwhile. */
export async function sendGathered(
  delivery: Delivery,
  { held, ...browser }: GatheredPayload,
  attempt: Attempt,
): Promise<void> {
  const ids = held.map(({ notificationId }) => notificationId);
  const notifications = await listOpen(delivery, browser.userId, ids);
  const unread = notifications.filter(({ isRead }) => !isRead);
  await deliver(delivery, browser, held, unread, attempt);
}

/** Lists notifications without requests that are done or past. */
async function listOpen({ db, clock }: Delivery, userId: string, ids: readonly string[]): Promise<PushNotification[]> {
  const found = await listForPush(db, userId, ids);
  if (found.every(({ kind }) => askOf({ kind }) === null)) return found;
  return withoutEndedAsks({ db, clock }, { id: userId, ...(await readSeat(db, userId)) }, found);
}

/** Moves the held pushes of each browser into one job. */
export async function releaseHeldPushes({ clock, db, jobs }: Pick<Platform, 'clock' | 'db' | 'jobs'>): Promise<void> {
  const now = toIso(clock.now());
  let isLast = false;
  while (!isLast) {
    isLast = await inTransaction(db, async (tx) => {
      const due = await claimDuePushes(tx, now);
      const byBrowser = Map.groupBy(due, ({ subscriptionId }) => subscriptionId);
      const gathered = [...byBrowser.values()].flatMap(([first, ...others]) =>
        first
          ? [
              {
                userId: first.userId,
                subscriptionId: first.subscriptionId,
                held: [first, ...others].map(toPart),
              },
            ]
          : [],
      );
      await jobs.sendMany(tx, gatheredPushJob, gathered);
      return due.length === 0;
    });
  }
}

function toPart({ notificationId, campaignId }: HeldPush) {
  return { notificationId, campaignId };
}

interface Browser {
  userId: string;
  subscriptionId: string;
}

/**
 * Sends one push of the notifications that their reader wants, and records the result of each of `parts` for its
 * campaign.
 */
async function deliver(
  { db, push }: Delivery,
  { userId, subscriptionId }: Browser,
  parts: GatheredPayload['held'],
  notifications: readonly PushNotification[],
  { isLast }: Attempt,
): Promise<void> {
  const settle = async (result: PushResult) => {
    for (const { campaignId } of parts)
      if (campaignId !== null) await recordPushResult({ db }, campaignId, { userId, subscriptionId }, result);
  };
  const subscription = await findSubscription(db, userId, subscriptionId);
  const wanted = notifications.filter(isWanted);
  const newest = wanted.at(-1);
  // The browser has unsubscribed, the account is deleted, or its member wants no push of this kind.
  if (!subscription || !newest) {
    await settle('lost');
    return;
  }
  const isHidden = wanted.some(({ hidesContentOnLockScreen }) => hidesContentOnLockScreen);
  const image = wanted.length === 1 && !isHidden ? await findPicture(db, userId, newest) : null;
  const paths = new Set(wanted.map(({ path }) => path));
  const outcome = await push.send(subscription, {
    ...runInLanguage(newest.language, () => (isHidden ? writeHidden(wanted.length) : writeShown(wanted))),
    path: paths.size === 1 ? newest.path : screenPaths.dashboard,
    tag: newest.id,
    ...(image !== null && { image }),
  });
  if (outcome === 'gone') await deleteSubscription(db, userId, subscriptionId);
  if (outcome === 'later') {
    if (isLast) await settle('refused');
    throw new TryLater('the push service is busy');
  }
  await settle(outcome === 'accepted' ? 'accepted' : 'refused');
}

function writeShown(notifications: readonly PushNotification[]) {
  return gather(notifications.map((each) => writeLockScreenText(each, each)));
}

function isWanted(notification: PushNotification): boolean {
  const group = groupOf(notification);
  return group === null || !notification.pushesOff.includes(group);
}

/** Kinds that are useful only at once, because the reader or their partner is waiting for them. */
const URGENT_KINDS = new Set<string>(['test', 'upi_code_asked'] satisfies NotificationKind[]);

/** True for a push that quiet hours hold back. An unwanted one is not held. */
function mayWait(notification: PushNotification): boolean {
  return !URGENT_KINDS.has(notification.kind) && isWanted(notification);
}

/** Thrown if the push service asks for a later retry. */
class TryLater extends Error {}
