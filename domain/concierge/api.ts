import { z } from 'zod';
import { recordId } from '#domain/kernel/fields.ts';
import { ShortPageQuery } from '#domain/kernel/paging.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { conciergeLimit } from '#domain/registry/rate-limits.ts';
import type { Change } from '#domain/registry/resources.ts';
import { ConciergeRequest, ConciergeRequestInput } from './schema.ts';

const changes: readonly Change[] = ['concierge'];

export const concierge = {
  list: endpoint({
    route: 'GET /api/concierge-requests',
    access: 'member',
    summary:
      'The member’s gift requests and the couple’s plans, the newest first; `X-Next-Cursor` while there are more. Reading needs no premium',
    input: ShortPageQuery,
    output: z.array(ConciergeRequest),
  }),
  create: endpoint({
    route: 'POST /api/concierge-requests',
    access: 'premium',
    queue: 'concierge',
    storageLimit: 'conciergeRequests',
    limit: conciergeLimit,
    summary: 'Ask for gift ideas or for help with a plan, which is answered within 24 hours',
    input: ConciergeRequestInput,
    output: ConciergeRequest,
    status: 201,
    changes: [...changes, 'firstRecord'],
  }),
  withdraw: endpoint({
    route: 'POST /api/concierge-requests/{id}/withdraw',
    access: 'member',
    queue: 'concierge',
    summary: 'Take back a request that waits; a plan by either partner',
    input: z.object({ id: recordId }),
    output: ConciergeRequest,
    changes,
  }),
};
