import { z } from 'zod';
import { id, instant } from '#domain/kernel/fields.ts';

/** A browser in which the member is signed in. */
export const Session = z.object({
  id,
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;
