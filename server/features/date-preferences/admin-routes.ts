import { datePreferencesAdmin } from '#contract/admin/date-preferences.ts';
import { serve } from '#server/http/bind.ts';
import { followUp, readPreferencesForAdmin } from './admin-service.ts';

export const datePreferencesAdminRoutes = serve(datePreferencesAdmin, {
  list: readPreferencesForAdmin,
  followUp,
});
