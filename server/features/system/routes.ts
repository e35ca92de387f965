import { system } from '#contract/system.ts';
import { implement } from '#server/http/implement.ts';
import { readHealth, streamChanges } from './service.ts';

export const systemRoutes = implement(system, {
  health: readHealth,
  live: streamChanges,
});
