import { randomUUIDv7 } from 'node:crypto';
import { faultsText } from '#messages/faults.ts';
import { notificationsText } from '#messages/notifications.ts';
import type { Transaction } from '#server/db/database.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import {
  deleteOldestSubscriptions,
  deleteSubscriptionByEndpoint,
  deleteSubscriptionsOf,
  hasSubscription,
  listSubscriptionIds,
  upsertSubscription,
} from './push-queries.ts';
import { notify } from './service.ts';

/** Maximum number of subscribed browsers of a member. A member with more has replaced some. */
const SUBSCRIPTIONS_MAX = 10;

export function readPublicKey({ push }: PublicContext) {
  return { publicKey: push.publicKey };
}

export async function subscribe(
  context: MemberContext,
  input: { subscription: { endpoint: string; keys: { p256dh: string; auth: string } } },
) {
  const { endpoint, keys } = input.subscription;
  if (!context.push.isKnownEndpoint(endpoint))
    throw refuse.invalid('push_subscription_invalid', faultsText.notifications.subscriptionInvalid);
  const { member, clock } = context;
  await context.change(async (tx) => {
    const createdAt = toIso(clock.now());
    await upsertSubscription(tx, { userId: member.id, id: randomUUIDv7(), endpoint, ...keys, createdAt });
    await deleteOldestSubscriptions(tx, member.id, SUBSCRIPTIONS_MAX);
  });
  return { message: notificationsText.subscribed };
}

export async function readSubscription(
  { db, member }: MemberContext,
  { endpoint }: { endpoint: string },
): Promise<{ isKnown: boolean }> {
  return { isKnown: await hasSubscription(db, member.id, endpoint) };
}

export async function unsubscribe(context: MemberContext, input: { endpoint: string }): Promise<void> {
  await deleteSubscriptionByEndpoint(context.db, context.member.id, input.endpoint);
}

/** Ends the notifications of all the member's browsers. Each has to be allowed again. */
export async function endPush(tx: Transaction, memberId: string): Promise<void> {
  await deleteSubscriptionsOf(tx, memberId);
}

/**
 * Sends the member a test notification in the regular way. Requires a subscription, because it would not be visible
 * otherwise.
 */
export async function testPush(context: MemberContext) {
  const { db, member } = context;
  if ((await listSubscriptionIds(db, member.id)).length === 0) {
    throw refuse.conflict('no_push_subscription', notificationsText.noSubscription);
  }
  await context.change((tx) => notify(tx, context, { userId: member.id, kind: 'test', params: {} }));
  return { message: notificationsText.testSent };
}
