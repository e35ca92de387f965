import type { Payment } from '#contract/payments.ts';
import type { UsageLimits } from '#contract/subscription.ts';
import { subscriptionScreensText as text } from '#messages/en/subscription-screens.ts';
import type { BadgeTone } from '../../ui/content/badge.tsx';

/** How far the bar of an unlimited allowance reaches (specification, section 4). */
const UNLIMITED_PERCENT = 20;

export const PAYMENT_TONES: Record<Payment['status'], BadgeTone> = {
  pending: 'warning',
  confirmed: 'positive',
  rejected: 'danger',
};

export interface UsageView {
  /** 0 to 100. */
  percent: number;
  /** '3 of 5' */
  words: string;
  isReached: boolean;
}

export function describeUsage({ used, limit, unlimited }: UsageLimits['memories']): UsageView {
  if (unlimited) return { percent: UNLIMITED_PERCENT, words: text.usedUnlimited(used), isReached: false };
  // A limit of none is used up from the beginning.
  const percent = limit > 0 ? Math.min(100, (used / limit) * 100) : 100;
  return { percent, words: text.used(used, limit), isReached: used >= limit };
}

export interface PaymentReturn {
  isSuccess: boolean;
  /** Why it failed, in the words of whoever sent the member back. */
  reason: string | null;
}

const REASON_MAX_LENGTH = 160;

/** What the address says about a payment; it is shown, and decides nothing. */
export function readReturn(search: URLSearchParams): PaymentReturn | null {
  const status = search.get('status');
  if (status !== 'success' && status !== 'failed') return null;
  const reason = search.get('reason')?.trim().slice(0, REASON_MAX_LENGTH) ?? '';
  return { isSuccess: status === 'success', reason: reason || null };
}

/** What the subscribe page shows. */
export type CheckoutStep = 'pay' | 'waiting' | 'wishes' | 'plan';

/**
 * The step of a member. What they have opened stays open until they close it: a form half filled in does not vanish because
 * the payment is confirmed meanwhile.
 */
export function findStep(
  isPremium: boolean,
  pending: Payment | null,
  opened: 'wishes' | 'pay' | null,
): CheckoutStep {
  if (opened === 'wishes') return 'wishes';
  if (isPremium) return 'plan';
  return pending && opened !== 'pay' ? 'waiting' : 'pay';
}

/** The payment that is being checked, and the reason of the last one when that was rejected. */
export function readPayments(payments: readonly Payment[]) {
  const pending = payments.find(({ status }) => status === 'pending') ?? null;
  const latest = payments[0];
  return { pending, rejection: latest?.status === 'rejected' ? latest.reason : null };
}
