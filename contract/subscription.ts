import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What a member used of a monthly allowance; `unlimited` for premium members. */
const UsageLimit = z.object({ used: z.number().int(), limit: z.number().int(), unlimited: z.boolean() });

export const UsageLimits = z.object({ dateEvents: UsageLimit, memories: UsageLimit });
export type UsageLimits = z.infer<typeof UsageLimits>;

export const subscription = {
  usageLimits: endpoint({
    route: 'GET /api/usage-limits',
    access: 'member',
    summary: 'What the member used this month of what the free plan allows',
    output: UsageLimits,
  }),
};
