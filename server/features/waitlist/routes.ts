import { waitlist } from '#contract/waitlist.ts';
import { implement } from '#server/http/implement.ts';
import { redeemPilotLink } from './pilot-service.ts';
import { joinWaitlist } from './service.ts';

export const waitlistRoutes = implement(waitlist, {
  join: joinWaitlist,
  redeemPilotLink,
});
