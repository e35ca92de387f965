import { auditAdmin } from '#contract/admin/audit.ts';
import { serve } from '#server/http/bind.ts';
import { readAuditLog } from './service.ts';

export const auditAdminRoutes = serve(auditAdmin, {
  list: readAuditLog,
});
