import { z } from 'zod';
import { id, instant } from '#domain/kernel/fields.ts';
import { money } from '#domain/kernel/money-fields.ts';
import { PLANS } from '#domain/subscription/facts.ts';
import { PAYMENT_METHODS, PAYMENT_STATUSES, paymentsFault } from './facts.ts';

/**
 * The checkout, in rupees: `price` of a year, `amount` due now, `fromMonthly` as the lowest monthly price. `reference`
 * identifies the payment, stays the same until it is decided, and is part of `upiLink`.
 */
export const Checkout = z.object({
  plan: z.enum(PLANS),
  price: money,
  amount: money,
  fromMonthly: money,
  upiId: z.string(),
  payee: z.string(),
  reference: z.string(),
  upiLink: z.string(),
  hasHostedPage: z.boolean(),
});
export type Checkout = z.infer<typeof Checkout>;

/** A payment reported by the member or the provider. `pending` until it is confirmed or, with a `reason`, rejected. */
export const Payment = z.object({
  id,
  method: z.enum(PAYMENT_METHODS),
  reference: z.string(),
  amount: money,
  status: z.enum(PAYMENT_STATUSES),
  reason: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** The partner's payment that awaits confirmation. Its reference and amount stay private. */
export const PartnerPayment = z.object({ firstName: z.string(), createdAt: instant }).nullable();
export type PartnerPayment = z.infer<typeof PartnerPayment>;

export const reference = z
  .string({ error: paymentsFault('referenceRequired') })
  .trim()
  .min(1, { error: paymentsFault('referenceRequired') })
  .max(64, { error: paymentsFault('referenceRequired') });
