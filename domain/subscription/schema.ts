import { z } from 'zod';
import { instant } from '#domain/kernel/fields.ts';
import { PLANS } from './facts.ts';

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
