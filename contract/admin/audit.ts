import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../fields.ts';
import { PageQuery } from '../paging.ts';

/** What a changed field held, by its name. */
const Fields = z.record(z.string(), z.unknown());

/**
 * One change that an admin made. `before` is null for what was made, `after` for what was deleted; for a change both hold
 * the changed fields alone. `actorName` stays when the admin's account is gone.
 */
export const AuditEntry = z.object({
  id,
  actorId: id.nullable(),
  actorName: z.string(),
  /** What was done, such as `deal.update`. */
  action: z.string(),
  subjectId: z.string(),
  subjectLabel: z.string(),
  before: Fields.nullable(),
  after: Fields.nullable(),
  createdAt: instant,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const AuditPageQuery = PageQuery.optional();
export type AuditPageQuery = z.output<typeof AuditPageQuery>;

export const auditAdmin = {
  list: endpoint({
    route: 'GET /api/admin/audit-log',
    access: 'admin',
    canLag: true,
    summary: 'What admins changed, the newest first; `search` finds who, what was done and to what',
    input: AuditPageQuery,
    output: z.array(AuditEntry),
  }),
};
