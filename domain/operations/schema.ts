import { z } from 'zod';
import { instant } from '#domain/kernel/fields.ts';
import { QUEUES, WARNING_KINDS } from './facts.ts';

/** A queue of work for admins. `overdue` counts the items older than the promised time. */
export const QueueState = z.object({
  queue: z.enum(QUEUES),
  waiting: z.number().int(),
  overdue: z.number().int(),
  oldestAt: instant.nullable(),
  promisedHours: z.number().int().nullable(),
});
export type QueueState = z.infer<typeof QueueState>;

/** A problem with the installation; `detail` is the observed value, such as an address. */
export const Warning = z.object({
  id: z.string(),
  kind: z.enum(WARNING_KINDS),
  detail: z.string(),
  seenAt: instant,
});
export type Warning = z.infer<typeof Warning>;
