import { conciergeAdmin } from '#contract/admin/concierge.ts';
import { implement } from '#server/http/implement.ts';
import { answerRequest, readRequestsForAdmin } from './admin-service.ts';

export const conciergeAdminRoutes = implement(conciergeAdmin, {
  list: readRequestsForAdmin,
  answer: answerRequest,
});
