import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { deleteSubscription, findSubscription } from './push-queries.ts';
import { findNotification } from './queries.ts';

export interface PushPayload {
  userId: string;
  notificationId: string;
  subscriptionId: string;
}

/** One notification to one browser: tried again for about a day while the push service says so. */
export const pushJob = defineJob<PushPayload>('push', { retryLimit: 12, retryDelaySeconds: 5 });

/** A push service that wants it tried later. */
class TryLater extends Error {}

export async function sendPush({ db, push }: Platform, payload: PushPayload): Promise<void> {
  const [subscription, notification] = await Promise.all([
    findSubscription(db, payload.userId, payload.subscriptionId),
    findNotification(db, payload.userId, payload.notificationId),
  ]);
  // The browser has unsubscribed, or the account is gone: there is nobody to tell.
  if (!subscription || !notification) return;
  const { id: tag, title, message, path } = notification;
  const outcome = await push.send(subscription, { title, message, path, tag });
  if (outcome === 'gone') await deleteSubscription(db, payload.userId, payload.subscriptionId);
  if (outcome === 'later') throw new TryLater('the push service is busy');
}

export function handleNotificationJobs(platform: Platform): void {
  platform.jobs.handle(pushJob, (payload) => sendPush(platform, payload));
}
