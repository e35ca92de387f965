import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Setting } from '../settings.ts';

export const settingsAdmin = {
  list: endpoint({
    route: 'GET /api/admin/config',
    access: 'admin',
    summary: 'The system’s configuration',
    output: z.array(Setting),
  }),
};
