import { settingsAdmin } from '#contract/admin/settings.ts';
import { serve } from '#server/http/bind.ts';
import { readSettings } from './service.ts';

export const settingsAdminRoutes = serve(settingsAdmin, {
  list: readSettings,
});
