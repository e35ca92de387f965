import { securityLogAdmin } from '#contract/admin/security-log.ts';
import { implement } from '#server/http/implement.ts';
import { readSecurityLog } from './service.ts';

export const securityLogAdminRoutes = implement(securityLogAdmin, {
  list: readSecurityLog,
});
