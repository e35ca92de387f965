import { endpoint } from '#domain/registry/endpoint.ts';
import { SubscriptionStatus, UsageLimits } from './schema.ts';

export const subscription = {
  status: endpoint({
    route: 'GET /api/subscription-status',
    access: 'member',
    summary: 'Read whether the member is premium, and until when',
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
    summary: 'Read the member’s use of this month’s free allowance',
    output: UsageLimits,
  }),
};
