import { z } from 'zod';
import { recordId, requiredText } from '#domain/kernel/fields.ts';
import { PageQuery, timeOrder } from '#domain/kernel/paging.ts';
import { Person } from '#domain/payments/admin.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { CONCIERGE_ANSWER_MAX_LENGTH, CONCIERGE_STATES, conciergeFault } from './facts.ts';
import { ConciergeRequest } from './schema.ts';

/** A concierge request with its member and their city; `user` is `null` once the account is deleted. */
export const AdminConciergeRequest = ConciergeRequest.omit({ userId: true }).extend({
  user: Person.nullable(),
  city: z.string().nullable(),
});
export type AdminConciergeRequest = z.infer<typeof AdminConciergeRequest>;

const RequestsPageQuery = PageQuery.extend({
  order: timeOrder,
  state: z.enum(CONCIERGE_STATES, { error: conciergeFault('stateInvalid') }).optional(),
}).optional();
export type RequestsPageQuery = z.output<typeof RequestsPageQuery>;

export const conciergeAdmin = {
  list: endpoint({
    route: 'GET /api/admin/concierge-requests',
    access: 'admin',
    canLag: true,
    summary: 'List the members’ requests to the team, the newest first; `search` finds members and occasions',
    input: RequestsPageQuery,
    output: z.array(AdminConciergeRequest),
  }),
  answer: endpoint({
    route: 'POST /api/admin/concierge-requests/{id}/answer',
    access: 'admin',
    needsRecentProof: true,
    summary: 'Answer a request that waits; 409 once it was answered or withdrawn',
    input: z.object({
      id: recordId,
      answer: requiredText(conciergeFault('answerRequired'), CONCIERGE_ANSWER_MAX_LENGTH),
    }),
    output: AdminConciergeRequest,
    changes: ['admin', 'concierge', 'notifications'],
  }),
};
