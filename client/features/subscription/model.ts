import type { BadgeTone } from '#client/ui/content/badge.tsx';
import { cutText } from '#domain/kernel/text/cut-text.ts';
import type { PartnerPayment, Payment } from '#domain/payments/schema.ts';
import type { UsageLimits } from '#domain/subscription/schema.ts';
import { subscriptionScreensText as text } from '#messages/subscription.ts';

/** Fill of the bar of an unlimited quota, in percent (specification, section 4). */
const UNLIMITED_PERCENT = 20;

export const PAYMENT_TONES: Record<Payment['status'], BadgeTone> = {
  pending: 'warning',
  confirmed: 'positive',
  rejected: 'danger',
};

export interface UsageView {
  /** Percentage from 0 to 100. */
  percent: number;
  /** Usage in words: '3 of 5'. */
  words: string;
  isReached: boolean;
}

export function describeUsage({ used, limit, unlimited }: UsageLimits['memories']): UsageView {
  if (unlimited) return { percent: UNLIMITED_PERCENT, words: text.usedUnlimited(used), isReached: false };
  // A limit of 0 is always reached.
  const percent = limit > 0 ? Math.min(100, (used / limit) * 100) : 100;
  return { percent, words: text.used(used, limit), isReached: used >= limit };
}

export interface PaymentReturn {
  isSuccess: boolean;
  /** Reason of the failure, from the query string. */
  reason: string | null;
}

const REASON_MAX_LENGTH = 160;

/** Reads the outcome of a payment from the query string, for display only: the server decides whether it is paid. */
export function readReturn(search: URLSearchParams): PaymentReturn | null {
  const status = search.get('status');
  if (status !== 'success' && status !== 'failed') return null;
  const reason = cutText(search.get('reason')?.toWellFormed().trim() ?? '', REASON_MAX_LENGTH);
  return { isSuccess: status === 'success', reason: reason || null };
}

/** Steps of the subscribe screen. */
export type CheckoutStep = 'pay' | 'waiting' | 'partner-waiting' | 'preferences' | 'plan';

/**
 * Returns the step to show. A step that the member opened stays until they close it, so that confirming the payment
 * does not discard a half-filled form.
 */
export function findStep(
  { isPremium, pending, partner }: { isPremium: boolean; pending: Payment | null; partner: PartnerPayment },
  opened: 'preferences' | 'pay' | null,
): CheckoutStep {
  if (opened === 'preferences') return 'preferences';
  if (isPremium) return 'plan';
  if (opened === 'pay') return 'pay';
  if (pending) return 'waiting';
  return partner ? 'partner-waiting' : 'pay';
}

/**
 * Returns the pending payment, and the rejection reason if the last payment was rejected. `declared` is a payment that
 * the list, read before it was declared, may lack.
 */
export function readPayments(payments: readonly Payment[], declared: Payment | null = null) {
  const isListed = payments.some(({ id }) => id === declared?.id);
  const pending = payments.find(({ status }) => status === 'pending') ?? (isListed ? null : declared);
  const latest = payments[0];
  return { pending, rejection: latest?.status === 'rejected' ? latest.reason : null };
}
