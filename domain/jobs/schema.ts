import { z } from 'zod';
import { instant } from '#domain/kernel/fields.ts';
import { PageQuery } from '#domain/kernel/paging.ts';

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

export const FailedPageQuery = PageQuery.pick({ limit: true, cursor: true }).optional();
export type FailedPageQuery = z.output<typeof FailedPageQuery>;
