import { premiumResources, type PremiumSource } from '#domain/subscription/facts.ts';
import type { SubscriptionStatus } from '#domain/subscription/schema.ts';
import { subscriptionText as text } from '#messages/subscription.ts';
import type { Transaction } from '#server/db/database.ts';
import type { SubscriptionSource } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notify } from '#server/features/notifications/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { forEachFound } from '#server/platform/jobs/each-found.ts';
import {
  addPeriod,
  cancelRunningPeriod,
  endRunningPeriod,
  findCoveredPartner,
  findPeriod,
  listEndedPeriods,
  markEndNotified,
} from './premium-queries.ts';

/**
 * True if premium until `premiumUntil` is active at `nowIso` (both in the format of `toIso`). Only this function
 * decides it, so premium ends at that instant, with or without a job run.
 */
export function isPremiumAt(premiumUntil: string | null, nowIso: string): boolean {
  return premiumUntil !== null && premiumUntil > nowIso;
}

/** Returns the source of a member's premium: their own, or the partner's that covers them. `null` without either. */
export function premiumSourceAt(
  { premiumUntil, partnerPremiumUntil }: { premiumUntil: string | null; partnerPremiumUntil: string | null },
  nowIso: string,
): PremiumSource | null {
  if (isPremiumAt(premiumUntil, nowIso)) return 'own';
  return isPremiumAt(partnerPremiumUntil, nowIso) ? 'partner' : null;
}

export { coveringPremium, listCovered, partnersPremium } from './premium-queries.ts';

export async function readSubscriptionStatus({ db, member, clock }: MemberContext): Promise<SubscriptionStatus> {
  const status = toStatus(await findPeriod(db, member.id), toIso(clock.now()));
  // The partner's premium has no period of the member's own.
  return { ...status, isPremium: status.isPremium || member.isPremium };
}

/** Cancels the renewal, so that premium lasts until the period's end. A second call changes nothing. */
export async function cancelSubscription(context: MemberContext): Promise<SubscriptionStatus> {
  const nowIso = toIso(context.clock.now());
  return context.change(async (tx) => {
    const period = await cancelRunningPeriod(tx, context.member.id, nowIso);
    if (!period) throw refuse.conflict('no_subscription', text.nothingToCancel);
    return toStatus(period, nowIso);
  });
}

interface PremiumGrant {
  userId: string;
  source: SubscriptionSource;
  /** Defaults to a year. */
  days?: number;
}

/** Grants premium, after the running period if there is one, and notifies both whom it covers. Returns its end, an instant. */
export async function grantPremium(
  tx: Transaction,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  { userId, source, days }: PremiumGrant,
): Promise<string> {
  const length = days === undefined ? '1 year' : `${days} days`;
  const until = await addPeriod(tx, { userId, source, length, nowIso: toIso(platform.clock.now()) });
  const partner = await findCoveredPartner(tx, userId);
  const params = { until, ...(partner && { partner: partner.firstName }) };
  await notify(tx, platform, { userId, kind: 'premium_started', params });
  if (partner) {
    const { id, payerName: firstName } = partner;
    await notify(tx, platform, { userId: id, kind: 'premium_covers', params: { until, firstName } });
  }
  return until;
}

/**
 * Sets premium for an admin: `true` starts a year, which the member can cancel, and `false` ends it at once. Setting
 * the present state changes nothing; the caller's change must include the member in its audience.
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
      await grantPremium(tx, platform, { userId, source: 'admin' });
  } else if (await endRunningPeriod(tx, userId, nowIso)) {
    await notifyEnd(tx, platform, userId, nowIso);
  }
}

/** Notifies members whose premium has ended, each once. The end itself does not depend on this. */
export async function notifyEndedSubscriptions(platform: Platform): Promise<void> {
  const { db, clock, live } = platform;
  const now = toIso(clock.now());
  await forEachFound<string>({
    find: (after, limit) => listEndedPeriods(db, { now, after, limit }),
    work: async (userId) => {
      await inTransaction(db, async (tx) => {
        const endedAt = await markEndNotified(tx, userId, now);
        if (endedAt !== undefined) await notifyEnd(tx, platform, userId, endedAt);
      });
      live.announce([userId], premiumResources, null);
    },
    name: 'notifyEndedSubscriptions',
  });
}

async function notifyEnd(
  tx: Transaction,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  userId: string,
  endedAt: string,
): Promise<void> {
  await notify(tx, platform, {
    userId,
    kind: 'premium_ended',
    params: {},
    onceKey: `premium-ended:${endedAt}`,
  });
}

function toStatus(period: Awaited<ReturnType<typeof findPeriod>>, nowIso: string): SubscriptionStatus {
  const isPremium = isPremiumAt(period?.currentPeriodEnd ?? null, nowIso);
  return { isPremium, subscription: period && isPremium ? { plan: 'premium', ...period } : null };
}
