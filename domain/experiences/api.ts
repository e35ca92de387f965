import { z } from 'zod';
import { endpoint } from '#domain/registry/endpoint.ts';
import { Experience } from './schema.ts';

export const experiences = {
  list: endpoint({
    route: 'GET /api/experiences',
    access: 'public',
    summary: 'The active experiences, in their order',
    output: z.array(Experience),
  }),
};
