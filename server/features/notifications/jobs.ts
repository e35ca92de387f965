import { runInLanguage } from '#messages/reader-language.ts';
import type { PushResult } from '#server/db/generated.ts';
import { recordPushResult } from '#server/features/campaigns/push-result-service.ts';
import type { Platform } from '#server/platform/context.ts';
import { type Attempt, defineJob } from '#server/platform/jobs/jobs.ts';
import { writeLockScreenText } from './kind-policy.ts';
import { deleteSubscription, findSubscription } from './push-queries.ts';
import { findNotification } from './queries.ts';

export interface PushPayload {
  userId: string;
  notificationId: string;
  subscriptionId: string;
  /** The campaign that it belongs to, which counts what became of it. */
  campaignId?: string;
}

/** One notification to one browser: tried again for about a day while the push service says so. */
export const pushJob = defineJob<PushPayload>('push', { retryLimit: 12, retryDelaySeconds: 5, atOnce: 20 });

/** A push service that wants it tried later. */
class TryLater extends Error {}

export async function sendPush(
  { db, push }: Pick<Platform, 'db' | 'push'>,
  payload: PushPayload,
  { isLast }: Attempt,
): Promise<void> {
  const settle = async (result: PushResult) => {
    if (payload.campaignId) await recordPushResult({ db }, payload.campaignId, payload, result);
  };
  const [subscription, notification] = await Promise.all([
    findSubscription(db, payload.userId, payload.subscriptionId),
    findNotification(db, payload.userId, payload.notificationId),
  ]);
  // The browser has unsubscribed, or the account is gone: there is nobody to tell.
  if (!subscription || !notification) {
    await settle('lost');
    return;
  }
  const { id: tag, path } = notification;
  const outcome = await push.send(subscription, {
    ...runInLanguage(notification.language, () => writeLockScreenText(notification, notification)),
    path,
    tag,
  });
  if (outcome === 'gone') await deleteSubscription(db, payload.userId, payload.subscriptionId);
  if (outcome === 'later') {
    if (isLast) await settle('refused');
    throw new TryLater('the push service is busy');
  }
  await settle(outcome === 'accepted' ? 'accepted' : 'refused');
}

export function handleNotificationJobs(platform: Platform): void {
  platform.jobs.handle(pushJob, (payload, attempt) => sendPush(platform, payload, attempt));
}
