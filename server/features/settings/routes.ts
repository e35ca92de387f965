import { settings } from '#contract/settings.ts';
import { serve } from '#server/http/bind.ts';
import { readSettings } from './service.ts';

export const settingsRoutes = serve(settings, {
  list: readSettings,
});
