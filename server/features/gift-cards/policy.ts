import { ORDER_REVIEW_REASONS, type OrderReviewReason } from '#domain/gift-cards/facts.ts';
import { INDIA } from '#server/platform/clock.ts';
import type { RedeemerFacts } from './review-queries.ts';

/** Returns the last calendar day in India on which a code sent at the instant `sentAt` is valid. */
export function lastValidDay(sentAt: string, validityDays: number): string {
  const day = Temporal.Instant.from(sentAt).toZonedDateTimeISO(INDIA).toPlainDate();
  return day.add({ days: validityDays }).toString();
}

const NEW_ACCOUNT_DAYS = 30;
const BULK_DATES = 10;
const MANY_ORDERS = 2;
/** The share of a month's ceiling from which earning looks like an end in itself. */
const NEAR_CAP = 0.9;

/** Returns the day in India from which a member may order, by the age of the account. */
export function firstOrderDay(accountCreatedAt: string, waitDays: number): string {
  return Temporal.Instant.from(accountCreatedAt)
    .toZonedDateTimeISO(INDIA)
    .toPlainDate()
    .add({ days: waitDays })
    .toString();
}

/** Returns the reasons why an admin should review an order before sending it. Empty for most. */
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
