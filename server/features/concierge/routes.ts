import { conciergeAdmin } from '#domain/concierge/admin.ts';
import { concierge } from '#domain/concierge/api.ts';
import { implement } from '#server/http/implement.ts';
import { answerRequest, readRequestsForAdmin } from './admin-service.ts';
import { createRequest, readRequests, withdrawRequest } from './service.ts';

export const conciergeAdminRoutes = implement(conciergeAdmin, {
  list: readRequestsForAdmin,
  answer: answerRequest,
});

export const conciergeRoutes = implement(concierge, {
  list: readRequests,
  create: createRequest,
  withdraw: withdrawRequest,
});
