import { waitlistAdmin } from '#contract/admin/waitlist.ts';
import { serve } from '#server/http/bind.ts';
import { moveEntry, readWaitlist, readWaitlistFigures, removeEntry } from './admin-service.ts';

export const waitlistAdminRoutes = serve(waitlistAdmin, {
  list: readWaitlist,
  figures: readWaitlistFigures,
  update: moveEntry,
  delete: removeEntry,
});
