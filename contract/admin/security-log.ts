import { faultsOf } from '#domain/kernel/fault.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../fields.ts';
import { PageQuery } from '../paging.ts';
import { SECURITY_EVENT_GROUPS, SECURITY_EVENT_KINDS } from '../constants/security-log.ts';

export interface AdminOperationsFaults {
  securityGroupInvalid: [];
}
export const adminOperationsFault = faultsOf<AdminOperationsFaults>('adminOperations');

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

const SecurityLogQuery = PageQuery.extend({
  group: z.enum(groups, { error: adminOperationsFault('securityGroupInvalid') }).optional(),
}).optional();
export type SecurityLogQuery = z.output<typeof SecurityLogQuery>;

export const securityLogAdmin = {
  list: endpoint({
    route: 'GET /api/admin/security-log',
    access: 'admin',
    canLag: true,
    summary:
      'Sign-ins, refusals, limits and what admins did, the newest first; `search` is an e-mail address, and finds what concerns it',
    input: SecurityLogQuery,
    output: z.array(SecurityEvent),
  }),
};
