import { z } from 'zod';
import { FIRST_STEPS } from './constants/couples.ts';
import { endpoint } from './endpoint.ts';

/** First steps of a new member in order, each with its completion. `isPutAway`: the member has hidden them. */
export const FirstSteps = z.object({
  steps: z.array(z.object({ name: z.enum(FIRST_STEPS), isDone: z.boolean() })),
  isPutAway: z.boolean(),
});
export type FirstSteps = z.infer<typeof FirstSteps>;

export const firstSteps = {
  get: endpoint({
    route: 'GET /api/first-steps',
    access: 'member',
    summary: 'What a new member does first, and what of it is done',
    output: FirstSteps,
  }),
  putAway: endpoint({
    route: 'POST /api/first-steps/put-away',
    access: 'member',
    summary: 'Put the first steps away for good, on all devices of the member',
    output: FirstSteps,
    changes: ['firstSteps'],
  }),
};
