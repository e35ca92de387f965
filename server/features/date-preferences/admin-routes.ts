import { datePreferencesAdmin } from '#contract/admin/date-preferences.ts';
import { implement } from '#server/http/implement.ts';
import { followUp, followUpMany, readPreferencesForAdmin } from './admin-service.ts';

export const datePreferencesAdminRoutes = implement(datePreferencesAdmin, {
  list: readPreferencesForAdmin,
  followUp,
  followUpMany,
});
