import { datePreferences } from '#contract/date-preferences.ts';
import { serve } from '#server/http/bind.ts';
import { readPreferences, submitPreferences } from './service.ts';

export const datePreferencesRoutes = serve(datePreferences, {
  list: readPreferences,
  submit: submitPreferences,
});
