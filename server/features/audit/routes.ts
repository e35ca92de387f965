import { auditAdmin } from '#domain/audit/api.ts';
import { implement } from '#server/http/implement.ts';
import { readAuditLog } from './service.ts';

export const auditAdminRoutes = implement(auditAdmin, {
  list: readAuditLog,
});
