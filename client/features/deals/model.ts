import { ENDING_SOON_DAYS, redemptionWeekStart, WEEKLY_REDEMPTIONS } from '#contract/deal-lists.ts';
import type { BrandDeal, Redemption } from '#contract/deals.ts';
import { dealScreensText as text } from '#messages/en/deal-screens.ts';
import { uiText } from '#messages/en/ui.ts';
import type { Toast } from '../../ui/feedback/toast.ts';

type DealCategory = BrandDeal['category'];

/** The chips above the list, in their order. */
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

/** The deals that a chip shows. */
export function dealsOfChip(deals: readonly BrandDeal[], chip: DealChip): readonly BrandDeal[] {
  return chip === 'all' ? deals : deals.filter(({ category }) => chipOfCategory[category] === chip);
}

/** The chips with how many deals each shows. */
export function countChips(deals: readonly BrandDeal[]) {
  return DEAL_CHIPS.map((value) => ({
    value,
    label: text.chips[value],
    count: dealsOfChip(deals, value).length,
  }));
}

export interface WeeklyUse {
  used: number;
  allowance: number;
  isUsedUp: boolean;
}

/** How much of the week's allowance of a deal the member has used, in the week of `nowIso`. */
export function weeklyUse(
  redemptions: readonly Redemption[],
  dealId: string,
  { isPremium, nowIso }: { isPremium: boolean; nowIso: string },
): WeeklyUse {
  const weekStart = redemptionWeekStart(nowIso);
  const used = redemptions.filter(
    (redemption) => redemption.dealId === dealId && redemption.redeemedAt >= weekStart,
  ).length;
  const allowance = WEEKLY_REDEMPTIONS[isPremium ? 'premium' : 'free'];
  return { used, allowance, isUsedUp: used >= allowance };
}

/** Redemptions that are left in all, or `null` where there is no limit. */
export function countLeft({ maxRedemptions, currentRedemptions }: BrandDeal): number | null {
  return maxRedemptions === null ? null : Math.max(0, maxRedemptions - currentRedemptions);
}

/** Whether the deal ends within a week of `today`; both are calendar dates of India. */
export function isEndingSoon(validTo: string, today: string): boolean {
  return (Date.parse(validTo) - Date.parse(today)) / 86_400_000 <= ENDING_SOON_DAYS;
}

/** What the catalogue says when a deal could not be redeemed (specification, section 8). */
export function refusalToast(
  { status, message }: { status: number; message: string },
  isPremium: boolean,
): Toast {
  const refusals: Record<number, Toast> = {
    401: { title: text.loginRequired, description: text.loginRequiredText },
    403: { title: text.premiumRequired, description: message || text.premiumRequiredText },
    409: { title: text.unavailable, description: text.unavailableText },
    429: isPremium
      ? { title: text.weeklyLimit, description: text.weeklyLimitText }
      : { title: text.upgradeTitle, description: text.upgradeText },
  };
  return {
    ...(refusals[status] ?? { title: text.failed, description: message || uiText.offline }),
    tone: 'danger',
  };
}
