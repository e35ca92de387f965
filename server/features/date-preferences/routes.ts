import { datePreferencesAdmin } from '#domain/date-preferences/admin.ts';
import { datePreferences } from '#domain/date-preferences/api.ts';
import { implement } from '#server/http/implement.ts';
import { followUp, followUpMany, readPreferencesForAdmin } from './admin-service.ts';
import { readPreferences, submitPreferences } from './service.ts';

export const datePreferencesAdminRoutes = implement(datePreferencesAdmin, {
  list: readPreferencesForAdmin,
  followUp,
  followUpMany,
});

export const datePreferencesRoutes = implement(datePreferences, {
  list: readPreferences,
  submit: submitPreferences,
});
