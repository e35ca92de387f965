import { z } from 'zod';
import { id, instant } from '#domain/kernel/fields.ts';
import { PageQuery } from '#domain/kernel/paging.ts';
import { adminOperationsFault, SECURITY_EVENT_GROUPS, SECURITY_EVENT_KINDS } from './facts.ts';

/**
 * A security event. `account` and `network` are short hashes that reveal only whether two events share one; `count` is
 * the number of occurrences within a few seconds.
 */
export const SecurityEvent = z.object({
  id,
  kind: z.enum(SECURITY_EVENT_KINDS),
  account: z.string().nullable(),
  network: z.string().nullable(),
  /** The API call concerned. */
  detail: z.string().nullable(),
  count: z.number().int(),
  createdAt: instant,
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

const groups = Object.keys(SECURITY_EVENT_GROUPS).filter(
  (key): key is keyof typeof SECURITY_EVENT_GROUPS => key in SECURITY_EVENT_GROUPS,
);

export const SecurityLogQuery = PageQuery.extend({
  group: z.enum(groups, { error: adminOperationsFault('securityGroupInvalid') }).optional(),
}).optional();
export type SecurityLogQuery = z.output<typeof SecurityLogQuery>;
