import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../fields.ts';
import { PageQuery } from '../paging.ts';

/** Values of the changed fields, by field name. */
const Fields = z.record(z.string(), z.unknown());

/**
 * One change that an admin made; `before` is null for a creation, `after` for a deletion, and an update holds the
 * changed fields alone. `actorName` stays when the admin's account is deleted.
 */
export const AuditEntry = z.object({
  id,
  actorId: id.nullable(),
  actorName: z.string(),
  /** The action, such as `deal.update`. */
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
