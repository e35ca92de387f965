import { z } from 'zod';
import { endpoint } from '#domain/registry/endpoint.ts';
import { FREE_TIMES, SPANS_A_DAY } from './facts.ts';
import { Availability, AvailabilityInput, FreeTime, FreeTimesQuery } from './schema.ts';

export const availability = {
  get: endpoint({
    route: 'GET /api/availability',
    access: 'member',
    summary: 'The caller’s own free hours and time zone',
    output: Availability,
  }),
  set: endpoint({
    route: 'PUT /api/availability',
    access: 'member',
    takesIdempotencyKey: true,
    summary: `Set the caller’s free hours, at most ${SPANS_A_DAY} spans a day, and their time zone`,
    input: AvailabilityInput,
    output: Availability,
    changes: ['availability'],
  }),
  freeTimes: endpoint({
    route: 'GET /api/free-times',
    access: 'member',
    summary: `List the times when both partners are free, at most ${FREE_TIMES.maxCount}: their free hours without busy blocks and dates that were not declined`,
    input: FreeTimesQuery,
    output: z.array(FreeTime),
  }),
};
