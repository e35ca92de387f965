import { z } from 'zod';
import { recordId } from '#domain/kernel/fields.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { FailedJob, FailedPageQuery } from './schema.ts';

export const jobsAdmin = {
  listFailed: endpoint({
    route: 'GET /api/admin/jobs/failed',
    access: 'admin',
    summary: 'Background work that failed for good, the oldest first',
    input: FailedPageQuery,
    output: z.array(FailedJob),
  }),
  retry: endpoint({
    route: 'POST /api/admin/jobs/{id}/retry',
    access: 'admin',
    summary: 'Try failed work once more; 404 when it did not fail, or was tried again already',
    input: z.object({ id: recordId }),
    output: FailedJob,
    changes: ['admin'],
  }),
};
