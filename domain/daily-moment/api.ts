import { z } from 'zod';
import { Memory } from '#domain/memories/schema.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import type { Change } from '#domain/registry/resources.ts';
import { DailyMoment, DailyMomentInput, MomentDay, MomentMonth, WithdrawnDay } from './schema.ts';

const changes: readonly Change[] = ['dailyMoment', 'notifications'];

export const dailyMoment = {
  get: endpoint({
    route: 'GET /api/daily-moment',
    access: 'member',
    summary: 'Today’s photos, the caller’s and what may be seen of the partner’s',
    output: DailyMoment,
  }),
  give: endpoint({
    route: 'POST /api/daily-moment',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Give the photo of today or of an earlier day together; until both have given one, replace it',
    input: DailyMomentInput,
    output: DailyMoment,
    changes,
  }),
  withdraw: endpoint({
    route: 'DELETE /api/daily-moment',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Take back the photo of a day, today’s where none is named, until both have given one',
    input: WithdrawnDay,
    status: 204,
    changes,
  }),
  makeMemory: endpoint({
    route: 'POST /api/daily-moment/keep',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'memories',
    summary:
      'Keep a day’s open photos as one memory, which the month’s allowance does not count; again it returns the same memory, and 410 once that is deleted',
    input: MomentDay,
    output: Memory,
    status: 201,
    changes: ['dailyMoment', 'memories'],
  }),
  history: endpoint({
    route: 'GET /api/daily-moment/history',
    access: 'member',
    summary: 'The days of a month of India with the photos of both, the newest first',
    input: MomentMonth,
    output: z.array(DailyMoment),
  }),
};
