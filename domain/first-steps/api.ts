import { endpoint } from '#domain/registry/endpoint.ts';
import { FirstSteps } from './schema.ts';

export const firstSteps = {
  get: endpoint({
    route: 'GET /api/first-steps',
    access: 'member',
    summary: 'List a new member’s first steps, and which of them are done',
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
