import { waitlistAdmin } from '#contract/admin/waitlist.ts';
import { serve } from '#server/http/bind.ts';
import { moveEntry, readWaitlist, readWaitlistFigures, removeEntry } from './admin-service.ts';
import { exportWaitlist } from './export-service.ts';

export const waitlistAdminRoutes = serve(waitlistAdmin, {
  list: readWaitlist,
  figures: readWaitlistFigures,
  export: exportWaitlist,
  update: moveEntry,
  delete: removeEntry,
});
