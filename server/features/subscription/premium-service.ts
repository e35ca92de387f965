import { premiumNouns } from '#contract/premium.ts';
import { paths } from '#contract/screen-paths.ts';
import type { SubscriptionStatus } from '#contract/subscription.ts';
import { subscriptionText as text } from '#messages/en/subscription.ts';
import type { Transaction } from '#server/db/database.ts';
import type { SubscriptionSource } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/features/notifications/service.ts';
import { INDIA, toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import {
  addYear,
  cancelRunningPeriod,
  endRunningPeriod,
  findPeriod,
  lockEndedPeriods,
  markEndTold,
} from './premium-queries.ts';

const BATCH_SIZE = 100;

/**
 * Whether a member whose premium lasts until `premiumUntil` has it at `nowIso` (both as `toIso` writes them). This is the
 * only place that decides it: the end itself ends premium, whenever the job comes by.
 */
export function isPremiumAt(premiumUntil: string | null, nowIso: string): boolean {
  return premiumUntil !== null && premiumUntil > nowIso;
}

export async function readSubscriptionStatus({
  db,
  member,
  clock,
}: MemberContext): Promise<SubscriptionStatus> {
  return toStatus(await findPeriod(db, member.id), toIso(clock.now()));
}

/** Premium stays until the period's end, and ends with it. Said twice, it is the same. */
export async function cancelSubscription(context: MemberContext): Promise<SubscriptionStatus> {
  const nowIso = toIso(context.clock.now());
  return context.change(async (tx) => {
    const period = await cancelRunningPeriod(tx, context.member.id, nowIso);
    if (!period) throw refuse.conflict(text.nothingToCancel);
    return toStatus(period, nowIso);
  });
}

/** Gives a year of premium, behind what still runs, and tells the member. Answers its end, an instant. */
export async function grantYear(
  tx: Transaction,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  userId: string,
  source: SubscriptionSource,
): Promise<string> {
  const until = await addYear(tx, { userId, source, nowIso: toIso(platform.clock.now()) });
  await notify(tx, platform, {
    userId,
    type: 'other',
    title: text.startedTitle,
    message: text.startedMessage(formatDay(until)),
    path: paths.subscription,
  });
  return until;
}

/**
 * What an admin sets: `true` starts a year, which the member can cancel; `false` ends premium at once. Setting what is
 * already so changes nothing. The member belongs to the audience of the caller's change.
 */
export async function setPremium(
  tx: Transaction,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  userId: string,
  isPremium: boolean,
): Promise<void> {
  const nowIso = toIso(platform.clock.now());
  if (isPremium) {
    const period = await findPeriod(tx, userId);
    if (!isPremiumAt(period?.currentPeriodEnd ?? null, nowIso))
      await grantYear(tx, platform, userId, 'admin');
  } else if (await endRunningPeriod(tx, userId, nowIso)) {
    await tellEnd(tx, platform, userId, nowIso);
  }
}

/** Tells members whose premium is over. Until then, and if this never ran, they would have no more of it either. */
export async function tellEndedSubscriptions(platform: Platform): Promise<void> {
  let foundCount: number;
  do {
    const userIds = await inTransaction(platform.db, (tx) => tellBatch(tx, platform));
    if (userIds.length > 0) platform.live.announce(userIds, premiumNouns, null);
    foundCount = userIds.length;
    // What was found is told now, so this ends.
  } while (foundCount === BATCH_SIZE);
}

async function tellBatch(tx: Transaction, platform: Platform): Promise<string[]> {
  const ended = await lockEndedPeriods(tx, { now: toIso(platform.clock.now()), limit: BATCH_SIZE });
  const userIds = ended.map(({ userId }) => userId);
  if (userIds.length > 0) await markEndTold(tx, userIds);
  for (const { userId, periodEnd } of ended) await tellEnd(tx, platform, userId, periodEnd);
  return userIds;
}

async function tellEnd(
  tx: Transaction,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  userId: string,
  endedAt: string,
): Promise<void> {
  await notify(tx, platform, {
    userId,
    type: 'other',
    title: text.endedTitle,
    message: text.endedMessage,
    path: paths.subscribe,
    onceKey: `premium-ended:${endedAt}`,
  });
}

/** '14 July 2027', in India. */
export function formatDay(instant: string): string {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(INDIA)
    .toPlainDate()
    .toLocaleString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });
}

function toStatus(period: Awaited<ReturnType<typeof findPeriod>>, nowIso: string): SubscriptionStatus {
  const isPremium = isPremiumAt(period?.currentPeriodEnd ?? null, nowIso);
  return { isPremium, subscription: period && isPremium ? { plan: 'premium', ...period } : null };
}
