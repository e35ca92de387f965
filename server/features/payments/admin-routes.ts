import { paymentsAdmin } from '#contract/admin/payments.ts';
import { implement } from '#server/http/implement.ts';
import { confirmByAdmin, readPaymentsForAdmin, rejectByAdmin } from './admin-service.ts';

export const paymentsAdminRoutes = implement(paymentsAdmin, {
  list: readPaymentsForAdmin,
  confirm: confirmByAdmin,
  reject: rejectByAdmin,
});
