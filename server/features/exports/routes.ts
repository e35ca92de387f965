import { exports } from '#contract/exports.ts';
import { serve } from '#server/http/bind.ts';
import { exportEverything } from './service.ts';

export const exportsRoutes = serve(exports, {
  download: exportEverything,
});
