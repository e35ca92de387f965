import { waitlist } from '#contract/waitlist.ts';
import { serve } from '#server/http/bind.ts';
import { joinWaitlist } from './service.ts';

export const waitlistRoutes = serve(waitlist, {
  join: joinWaitlist,
});
