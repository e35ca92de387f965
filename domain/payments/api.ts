import { z } from 'zod';
import { ShortPageQuery } from '#domain/kernel/paging.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { hostedPageLimit } from '#domain/registry/rate-limits.ts';
import { premiumResources } from '#domain/subscription/facts.ts';
import { Checkout, PartnerPayment, Payment, reference } from './schema.ts';

export const payments = {
  checkout: endpoint({
    route: 'GET /api/checkout',
    access: 'member',
    summary: 'Read the price of premium and the ways to pay it',
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
    summary: 'Redirect from the provider’s page to the subscription; grants nothing',
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
