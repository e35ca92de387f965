import { paymentsAdmin } from '#contract/admin/payments.ts';
import { serve } from '#server/http/bind.ts';
import { confirmByAdmin, readPaymentsForAdmin, rejectByAdmin } from './admin-service.ts';

export const paymentsAdminRoutes = serve(paymentsAdmin, {
  list: readPaymentsForAdmin,
  confirm: confirmByAdmin,
  reject: rejectByAdmin,
});
