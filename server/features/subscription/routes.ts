import { subscription } from '#domain/subscription/api.ts';
import { implement } from '#server/http/implement.ts';
import { cancelSubscription, readSubscriptionStatus } from './premium-service.ts';
import { readUsageLimits } from './service.ts';

export const subscriptionRoutes = implement(subscription, {
  status: readSubscriptionStatus,
  cancel: cancelSubscription,
  usageLimits: readUsageLimits,
});
