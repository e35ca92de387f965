import { ORDER_REVIEW_REASONS, type OrderReviewReason } from '#contract/constants/gift-cards.ts';
import { INDIA } from '#server/platform/clock.ts';
import type { RedeemerFacts } from './review-queries.ts';

/** The last calendar day, in India, on which a code is valid that was sent at the instant `sentAt`. */
export function lastValidDay(sentAt: string, validityDays: number): string {
  const day = Temporal.Instant.from(sentAt).toZonedDateTimeISO(INDIA).toPlainDate();
  return day.add({ days: validityDays }).toString();
}

const NEW_ACCOUNT_DAYS = 30;
const BULK_DATES = 10;
const MANY_ORDERS = 2;
/** The part of a month's ceiling from which earning looks like a purpose of its own. */
const NEAR_CAP = 0.9;

/** The day in India from which a member of this age may order. */
export function firstOrderDay(accountCreatedAt: string, waitDays: number): string {
  return Temporal.Instant.from(accountCreatedAt)
    .toZonedDateTimeISO(INDIA)
    .toPlainDate()
    .add({ days: waitDays })
    .toString();
}

/** Why an admin should look twice at an order before it is sent; empty for most. */
export function reviewReasons(
  { accountCreatedAt, bulkDates, recentOrders, hasSharedDevice }: RedeemerFacts,
  { earned, cap }: { earned: number; cap: number },
  now: string,
): OrderReviewReason[] {
  const ageMs = Date.parse(now) - Date.parse(accountCreatedAt);
  const found: Record<OrderReviewReason, boolean> = {
    new_account: ageMs < NEW_ACCOUNT_DAYS * 86_400_000,
    near_monthly_cap: earned >= cap * NEAR_CAP,
    dates_in_bulk: bulkDates >= BULK_DATES,
    many_orders: recentOrders >= MANY_ORDERS,
    shared_device: hasSharedDevice,
  };
  return ORDER_REVIEW_REASONS.filter((reason) => found[reason]);
}
