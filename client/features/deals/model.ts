import type { Toast } from '#client/ui/feedback/toast.ts';
import { ENDING_SOON_DAYS, WEEKLY_REDEMPTIONS } from '#domain/deals/facts.ts';
import { redemptionWeekStart } from '#domain/deals/redemption-week.ts';
import type { BrandDeal, Redemption } from '#domain/deals/schema.ts';
import { dealScreensText as text } from '#messages/deals.ts';

type DealCategory = BrandDeal['category'];

/** Categories of the filter chips, in order. */
export const DEAL_CHIPS = ['all', 'cafes', 'dining', 'entertainment', 'shopping', 'travel'] as const;
export type DealChip = (typeof DEAL_CHIPS)[number];

const chipOfCategory: Record<DealCategory, DealChip | null> = {
  cafe: 'cafes',
  restaurant: 'dining',
  entertainment: 'entertainment',
  activity: 'entertainment',
  shopping: 'shopping',
  travel: 'travel',
  other: null,
};

/** Returns the deals of a filter chip. */
export function dealsOfChip(deals: readonly BrandDeal[], chip: DealChip): readonly BrandDeal[] {
  return chip === 'all' ? deals : deals.filter(({ category }) => chipOfCategory[category] === chip);
}

/** Returns the filter chips with their counts. */
export function countChips(deals: readonly BrandDeal[]) {
  return DEAL_CHIPS.map((value) => ({
    value,
    label: text.chips[value],
    count: dealsOfChip(deals, value).length,
  }));
}

export interface WeeklyUse {
  used: number;
  quota: number;
  isUsedUp: boolean;
}

/** Counts the member's redemptions of a deal in the week of `nowIso`, and the quota. */
export function weeklyUse(
  redemptions: readonly Redemption[],
  dealId: string,
  { isPremium, nowIso }: { isPremium: boolean; nowIso: string },
): WeeklyUse {
  const weekStart = redemptionWeekStart(nowIso);
  const used = redemptions.filter(
    (redemption) => redemption.dealId === dealId && redemption.redeemedAt >= weekStart,
  ).length;
  const quota = WEEKLY_REDEMPTIONS[isPremium ? 'premium' : 'free'];
  return { used, quota, isUsedUp: used >= quota };
}

/** Returns the remaining redemptions of all members, or `null` without a limit. */
export function countLeft({ maxRedemptions, currentRedemptions }: BrandDeal): number | null {
  return maxRedemptions === null ? null : Math.max(0, maxRedemptions - currentRedemptions);
}

/** Returns true if the deal ends within a week of `today`; both are calendar dates in India. */
export function isEndingSoon(validTo: string, today: string): boolean {
  return (Date.parse(validTo) - Date.parse(today)) / 86_400_000 <= ENDING_SOON_DAYS;
}

/** Returns the toast of a failed redemption (specification, section 8). */
export function refusalToast({ status, message }: { status: number; message: string }, isPremium: boolean): Toast {
  const refusals: Record<number, Toast> = {
    401: { title: text.loginRequired, description: text.loginRequiredText },
    403: { title: text.premiumRequired, description: message || text.premiumRequiredText },
    409: { title: text.unavailable, description: text.unavailableText },
    429: isPremium
      ? { title: text.weeklyLimit, description: text.weeklyLimitText }
      : { title: text.upgradeTitle, description: text.upgradeText },
  };
  return {
    ...(refusals[status] ?? { title: text.failed, description: message }),
    tone: 'danger',
  };
}
