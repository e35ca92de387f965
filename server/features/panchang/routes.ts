import { panchang } from '#domain/panchang/api.ts';
import { implement } from '#server/http/implement.ts';
import { readPanchang, readPreferences, savePreferences } from './service.ts';

export const panchangRoutes = implement(panchang, {
  read: readPanchang,
  getPreferences: readPreferences,
  setPreferences: savePreferences,
});
