import { datePreferences } from '#contract/date-preferences.ts';
import { implement } from '#server/http/implement.ts';
import { readPreferences, submitPreferences } from './service.ts';
import { datePreferencesAdmin } from '#contract/admin/date-preferences.ts';
import { followUp, followUpMany, readPreferencesForAdmin } from './admin-service.ts';

export const datePreferencesAdminRoutes = implement(datePreferencesAdmin, {
  list: readPreferencesForAdmin,
  followUp,
  followUpMany,
});

export const datePreferencesRoutes = implement(datePreferences, {
  list: readPreferences,
  submit: submitPreferences,
});
