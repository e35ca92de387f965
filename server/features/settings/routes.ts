import { settingsAdmin } from '#domain/settings/api.ts';
import { implement } from '#server/http/implement.ts';
import { changeSetting, readSettings } from './service.ts';

export const settingsAdminRoutes = implement(settingsAdmin, {
  list: readSettings,
  update: changeSetting,
});
