import { availability } from '#domain/availability/api.ts';
import { implement } from '#server/http/implement.ts';
import { readAvailability, readFreeTimes, saveAvailability } from './service.ts';

export const availabilityRoutes = implement(availability, {
  get: readAvailability,
  set: saveAvailability,
  freeTimes: readFreeTimes,
});
