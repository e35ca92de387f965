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

/**
 * The member's position in the copy (`GET /api/copy`), as `X-Position` names it: when the stream opens, after each change
 * of what the member sees, and every 20 s, so that a page knows that the stream lives.
 */
export const LivePosition = z.object({ position: z.string(), now: instant });

/** An event of the stream. Either has a field that the other lacks: `changes` or `position`. */
export const LiveMessage = z.union([LiveChange, LivePosition]);
export type LiveMessage = z.infer<typeof LiveMessage>;
