import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './fields.ts';

/**
 * What became stale; an empty list says that something may have been missed, so everything is. `now` is the server's time,
 * an instant, for screens that tell upcoming from past.
 */
export const LiveChange = z.object({ changes: z.array(z.string()), now: instant });
export type LiveChange = z.infer<typeof LiveChange>;

/** What the server says of itself, and what it says by itself. */
export const system = {
  health: endpoint({
    route: 'GET /api/health',
    access: 'public',
    summary: 'Whether the app and its database answer',
    output: z.object({ status: z.literal('ok') }),
    whenConfined: true,
  }),
  live: endpoint({
    route: 'GET /api/live',
    access: 'member',
    summary: 'What changes in the couple, as server-sent events',
    output: eventIterator(LiveChange),
  }),
};
