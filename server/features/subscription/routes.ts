import { subscription } from '#contract/subscription.ts';
import { serve } from '#server/http/bind.ts';
import { cancelSubscription, readSubscriptionStatus } from './premium-service.ts';
import { readUsageLimits } from './service.ts';

export const subscriptionRoutes = serve(subscription, {
  status: readSubscriptionStatus,
  cancel: cancelSubscription,
  usageLimits: readUsageLimits,
});
