import { subscription } from '#contract/subscription.ts';
import { serve } from '#server/http/bind.ts';
import { readUsageLimits } from './service.ts';

export const subscriptionRoutes = serve(subscription, {
  usageLimits: readUsageLimits,
});
