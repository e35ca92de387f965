import { faultsOf } from '#domain/kernel/fault.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { money } from './money.ts';
import { PLANS, premiumResources } from './constants/subscription.ts';
import { hostedPageLimit } from './rate-limits.ts';
import { ShortPageQuery } from './paging.ts';

export interface PaymentsFaults {
  reasonRequired: [];
  referenceRequired: [];
  statusInvalid: [];
}
export const paymentsFault = faultsOf<PaymentsFaults>('payments');

const PAYMENT_METHODS = ['upi', 'razorpay'] as const;
export const PAYMENT_STATUSES = ['pending', 'confirmed', 'rejected'] as const;

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

const reference = z
  .string({ error: paymentsFault('referenceRequired') })
  .trim()
  .min(1, { error: paymentsFault('referenceRequired') })
  .max(64, { error: paymentsFault('referenceRequired') });

export const payments = {
  checkout: endpoint({
    route: 'GET /api/checkout',
    access: 'member',
    summary: 'What premium costs, and how to pay it',
    output: Checkout,
  }),
  list: endpoint({
    route: 'GET /api/payments',
    access: 'member',
    summary: 'The member’s payments, the newest first',
    input: ShortPageQuery,
    output: z.array(Payment),
  }),
  partner: endpoint({
    route: 'GET /api/payments/partner',
    access: 'member',
    summary: 'The partner’s payment that waits to be confirmed, or null',
    output: PartnerPayment,
  }),
  declare: endpoint({
    route: 'POST /api/payments',
    access: 'member',
    queue: 'payments',
    summary: 'Say that the checkout’s payment is made; it grants nothing until it is confirmed',
    input: z.object({ reference }),
    output: Payment,
    status: 201,
    changes: ['payments'],
  }),
  openPage: endpoint({
    route: 'POST /api/checkout/hosted-page',
    access: 'member',
    summary: 'The address of the provider’s page on which to pay',
    output: z.object({ url: z.url() }),
    limit: hostedPageLimit,
  }),
  returnFromPage: endpoint({
    route: 'GET /api/payments/razorpay/return',
    access: 'public',
    summary: 'Where the provider’s page leads back to: goes to the subscription, and grants nothing',
    input: z.object({ razorpay_payment_link_status: z.string().max(40).optional() }).optional(),
    output: z.object({ status: z.literal(302), headers: z.object({ location: z.string() }) }),
    status: 302,
    outputStructure: 'detailed',
    allowedDuringForcedPasswordChange: true,
  }),
  receiveEvent: endpoint({
    route: 'POST /api/payments/razorpay/events',
    access: 'public',
    summary: 'Called by Razorpay, with its signature, when something has happened to a payment',
    output: z.object({ message: z.string() }),
    hasSignedBody: true,
    changes: premiumResources,
  }),
};
