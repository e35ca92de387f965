import { jobsAdmin } from '#contract/admin/jobs.ts';
import { operationsAdmin } from '#contract/admin/operations.ts';
import { serve } from '#server/http/bind.ts';
import { readFailedJobs, readOperations, retryJob } from './service.ts';

export const jobsAdminRoutes = serve(jobsAdmin, {
  listFailed: readFailedJobs,
  retry: retryJob,
});

export const operationsAdminRoutes = serve(operationsAdmin, {
  overview: readOperations,
});
