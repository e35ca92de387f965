import { waitlist } from '#contract/waitlist.ts';
import { implement } from '#server/http/implement.ts';
import { redeemPilotLink } from './pilot-service.ts';
import { joinWaitlist } from './service.ts';
import { waitlistAdmin } from '#contract/admin/waitlist.ts';
import {
  countFoundEntries,
  deleteEntry,
  readWaitlist,
  readWaitlistFigures,
  updateEntryStatus,
  updateManyEntries,
} from './admin-service.ts';
import { exportWaitlist } from './export-service.ts';

export const waitlistAdminRoutes = implement(waitlistAdmin, {
  list: readWaitlist,
  figures: readWaitlistFigures,
  count: countFoundEntries,
  export: exportWaitlist,
  update: updateEntryStatus,
  updateMany: updateManyEntries,
  delete: deleteEntry,
});

export const waitlistRoutes = implement(waitlist, {
  join: joinWaitlist,
  redeemPilotLink,
});
