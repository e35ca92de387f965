import { concierge } from '#contract/concierge.ts';
import { implement } from '#server/http/implement.ts';
import { createRequest, readRequests, withdrawRequest } from './service.ts';

export const conciergeRoutes = implement(concierge, {
  list: readRequests,
  create: createRequest,
  withdraw: withdrawRequest,
});
