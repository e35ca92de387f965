import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant, recordId } from '../fields.ts';
import { PageQuery } from '../paging.ts';

/** A background job that failed permanently. Its payload stays on the server, because a couple may have written it. */
export const FailedJob = z.object({
  id: z.string(),
  /** The kind of job: `push`, `send-mail`. */
  name: z.string(),
  failedAt: instant,
  tries: z.number().int(),
  /** The first line of the error. */
  error: z.string(),
});
export type FailedJob = z.infer<typeof FailedJob>;

const FailedPageQuery = PageQuery.pick({ limit: true, cursor: true }).optional();
export type FailedPageQuery = z.output<typeof FailedPageQuery>;

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
