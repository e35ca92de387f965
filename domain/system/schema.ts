import { z } from 'zod';
import { instant } from '#domain/kernel/fields.ts';

/**
 * Resources that became stale; an empty list means that changes may have been missed and all are stale, unless
 * `isCaughtUp`: then they are all since the position that the stream started from. `now` is the server's time as an instant, by which screens tell upcoming from past; `end` closes the stream because the session is
 * over or the member has too many newer streams.
 */
export const LiveChange = z.object({
  changes: z.array(z.string()),
  now: instant,
  isCaughtUp: z.boolean().optional(),
  end: z.enum(['replaced', 'signed_out']).optional(),
});
export type LiveChange = z.infer<typeof LiveChange>;
