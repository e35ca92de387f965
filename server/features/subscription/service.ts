import type { UsageLimits } from '#domain/subscription/schema.ts';
import { subscriptionText } from '#messages/subscription.ts';
import type { Transaction } from '#server/db/database.ts';
import type { QuotaKind } from '#server/db/generated.ts';
import { readNumber } from '#server/features/settings/service.ts';
import { todayInIndia, type Clock } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { listUsage, countUse } from './queries.ts';

const LIMIT_SETTINGS = {
  date_events: 'free_date_events_per_month',
  memories: 'free_memories_per_month',
} as const satisfies Record<QuotaKind, string>;

export async function readUsageLimits(context: MemberContext): Promise<UsageLimits> {
  const { db, member, clock } = context;
  const [usage, dateEventsLimit, memoriesLimit] = await Promise.all([
    listUsage(db, member.id, monthOf(clock)),
    readNumber(db, LIMIT_SETTINGS.date_events),
    readNumber(db, LIMIT_SETTINGS.memories),
  ]);
  const usedOf = (kind: QuotaKind) => usage.find((row) => row.kind === kind)?.used ?? 0;
  return {
    dateEvents: { used: usedOf('date_events'), limit: dateEventsLimit, unlimited: member.isPremium },
    memories: { used: usedOf('memories'), limit: memoriesLimit, unlimited: member.isPremium },
  };
}

/**
 * Counts one of the month's dates or memories, in the transaction that records it. A free member over the limit gets
 * 403; for a premium member the use is counted without a limit, in case premium ends within the month.
 */
export async function consumeQuota(tx: Transaction, context: MemberContext, kind: QuotaKind): Promise<void> {
  const { member, clock } = context;
  const limitKey = member.isPremium ? null : LIMIT_SETTINGS[kind];
  const isWithin = await countUse(tx, { userId: member.id, month: monthOf(clock), kind, limitKey });
  // The error rolls back the count as well.
  if (!isWithin)
    throw refuse.forbidden(
      'monthly_limit',
      subscriptionText.limitReached[kind](await readNumber(tx, LIMIT_SETTINGS[kind])),
    );
}

/** Returns the first day of the current month in India. */
function monthOf(clock: Clock): string {
  return `${todayInIndia(clock).slice(0, 7)}-01`;
}
