import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { endpoint } from '#domain/registry/endpoint.ts';
import { LiveMessage } from './schema.ts';

/** Health checks, and the stream of live updates. */
export const system = {
  health: endpoint({
    route: 'GET /api/health',
    access: 'public',
    summary: 'Report that this server runs',
    output: z.object({ status: z.literal('ok') }),
    allowedDuringForcedPasswordChange: true,
  }),
  ready: endpoint({
    route: 'GET /api/ready',
    access: 'public',
    summary: 'Report whether this server should get calls; 503 names the parts that fail',
    output: z.object({ status: z.literal('ready') }),
    allowedDuringForcedPasswordChange: true,
  }),
  live: endpoint({
    route: 'GET /api/live',
    access: 'member',
    summary:
      'Server-sent events: `changes` lists what became stale, `position` is the member’s place in the copy, repeated every 20 s',
    input: z
      .object({
        /** The browser window, whose own changes are left out. */
        device: z.string().max(100).optional(),
        /** `X-Live-Position` of the window's first read: changes since then are reported first. */
        since: z.string().max(100).optional(),
      })
      .optional(),
    output: eventIterator(LiveMessage),
  }),
};
