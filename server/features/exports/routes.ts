import { exports } from '#domain/exports/api.ts';
import { implement } from '#server/http/implement.ts';
import { exportEverything } from './service.ts';

export const exportsRoutes = implement(exports, {
  download: exportEverything,
});
