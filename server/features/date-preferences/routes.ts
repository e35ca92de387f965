import { datePreferences } from '#contract/date-preferences.ts';
import { implement } from '#server/http/implement.ts';
import { readPreferences, submitPreferences } from './service.ts';

export const datePreferencesRoutes = implement(datePreferences, {
  list: readPreferences,
  submit: submitPreferences,
});
