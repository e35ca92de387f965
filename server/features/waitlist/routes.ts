import { waitlistAdmin } from '#domain/waitlist/admin.ts';
import { waitlist } from '#domain/waitlist/api.ts';
import { implement } from '#server/http/implement.ts';
import {
  countFoundEntries,
  deleteEntry,
  readWaitlist,
  readWaitlistFigures,
  updateEntryStatus,
  updateManyEntries,
} from './admin-service.ts';
import { exportWaitlist } from './export-service.ts';
import { redeemPilotLink } from './pilot-service.ts';
import { joinWaitlist } from './service.ts';

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
