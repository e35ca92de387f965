import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './fields.ts';
import { PLANS } from './constants/subscription.ts';

/** A member's use of a monthly quota; `unlimited` for premium members. */
const UsageLimit = z.object({ used: z.number().int(), limit: z.number().int(), unlimited: z.boolean() });

export const UsageLimits = z.object({ dateEvents: UsageLimit, memories: UsageLimit });
export type UsageLimits = z.infer<typeof UsageLimits>;

/**
 * The member's period of premium, `null` for free members. `cancelAtPeriodEnd`: it is not renewed after
 * `currentPeriodEnd`.
 */
export const SubscriptionStatus = z.object({
  isPremium: z.boolean(),
  subscription: z
    .object({
      plan: z.enum(PLANS),
      currentPeriodStart: instant,
      currentPeriodEnd: instant,
      cancelAtPeriodEnd: z.boolean(),
    })
    .nullable(),
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const subscription = {
  status: endpoint({
    route: 'GET /api/subscription-status',
    access: 'member',
    summary: 'Whether the member is premium, and until when',
    output: SubscriptionStatus,
  }),
  cancel: endpoint({
    route: 'POST /api/cancel-subscription',
    access: 'member',
    summary: 'Let premium end with its period',
    output: SubscriptionStatus,
    changes: ['subscription'],
  }),
  usageLimits: endpoint({
    route: 'GET /api/usage-limits',
    access: 'member',
    summary: 'What the member used this month of what the free plan allows',
    output: UsageLimits,
  }),
};
