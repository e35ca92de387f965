import { jobsAdmin } from '#domain/jobs/api.ts';
import { operationsAdmin } from '#domain/operations/api.ts';
import { securityLogAdmin } from '#domain/security-log/api.ts';
import { readSecurityLog } from '#server/features/security-log/service.ts';
import { implement } from '#server/http/implement.ts';
import { readFailedJobs, readOperations, retryJob } from './service.ts';
import { readWarnings } from './warning-service.ts';

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
