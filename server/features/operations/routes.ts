import { jobsAdmin } from '#contract/admin/jobs.ts';
import { operationsAdmin } from '#contract/admin/operations.ts';
import { implement } from '#server/http/implement.ts';
import { readWarnings } from './warning-service.ts';
import { readFailedJobs, readOperations, retryJob } from './service.ts';
import { securityLogAdmin } from '#contract/admin/security-log.ts';
import { readSecurityLog } from '#server/features/security-log/service.ts';

export const securityLogAdminRoutes = implement(securityLogAdmin, {
  list: readSecurityLog,
});

export const jobsAdminRoutes = implement(jobsAdmin, {
  listFailed: readFailedJobs,
  retry: retryJob,
});

export const operationsAdminRoutes = implement(operationsAdmin, {
  // The gate checks the proof.
  checkProof: () => Promise.resolve(),
  overview: readOperations,
  warnings: readWarnings,
});
