import { system } from '#domain/system/api.ts';
import { implement } from '#server/http/implement.ts';
import { readHealth, readReadiness, streamChanges } from './service.ts';

export const systemRoutes = implement(system, {
  health: readHealth,
  ready: readReadiness,
  live: streamChanges,
});
