import { system } from '#contract/system.ts';
import { serve } from '#server/http/bind.ts';
import { readHealth, streamChanges } from './service.ts';

export const systemRoutes = serve(system, {
  health: readHealth,
  live: streamChanges,
});
