import { auditAdmin } from '#contract/admin/audit.ts';
import { implement } from '#server/http/implement.ts';
import { readAuditLog } from './service.ts';

export const auditAdminRoutes = implement(auditAdmin, {
  list: readAuditLog,
});
