import { z } from 'zod';
import { id, instant } from '#domain/kernel/fields.ts';
import { PageQuery } from '#domain/kernel/paging.ts';

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

export const AuditPageQuery = PageQuery.optional();
export type AuditPageQuery = z.output<typeof AuditPageQuery>;
