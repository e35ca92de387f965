import { randomUUIDv7 } from 'node:crypto';
import { paths } from '#contract/screen-paths.ts';
import { notificationsText } from '#messages/en/notifications.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { deleteSubscriptionByEndpoint, listSubscriptionIds, upsertSubscription } from './push-queries.ts';
import { notify } from './service.ts';

export function readPublicKey({ push }: PublicContext) {
  return { publicKey: push.publicKey };
}

export async function subscribe(
  context: MemberContext,
  input: { subscription: { endpoint: string; keys: { p256dh: string; auth: string } } },
) {
  const { endpoint, keys } = input.subscription;
  if (!context.push.isKnownEndpoint(endpoint)) throw refuse.invalid(notificationsText.subscriptionInvalid);
  await context.change((tx) =>
    upsertSubscription(tx, {
      userId: context.member.id,
      id: randomUUIDv7(),
      endpoint,
      ...keys,
      createdAt: toIso(context.clock.now()),
    }),
  );
  return { message: notificationsText.subscribed };
}

export async function unsubscribe(context: MemberContext, input: { endpoint: string }): Promise<void> {
  await deleteSubscriptionByEndpoint(context.db, context.member.id, input.endpoint);
}

/** A notification to oneself, the way of all others. Needs a subscription, or nobody would see it. */
export async function testPush(context: MemberContext) {
  const { db, member } = context;
  if ((await listSubscriptionIds(db, member.id)).length === 0) {
    throw refuse.conflict(notificationsText.noSubscription);
  }
  await context.change((tx) =>
    notify(tx, context, {
      userId: member.id,
      type: 'other',
      title: notificationsText.testTitle,
      message: notificationsText.testMessage,
      path: paths.notificationTest,
    }),
  );
  return { message: notificationsText.testSent };
}
