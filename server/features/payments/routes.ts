import { paymentsAdmin } from '#domain/payments/admin.ts';
import { payments } from '#domain/payments/api.ts';
import { implement } from '#server/http/implement.ts';
import { confirmByAdmin, readPaymentsForAdmin, rejectByAdmin } from './admin-service.ts';
import { openHostedPage, receiveEvent, returnFromPage } from './page-service.ts';
import { declarePayment, readCheckout, readPartnerPayment, readPayments } from './service.ts';

export const paymentsAdminRoutes = implement(paymentsAdmin, {
  list: readPaymentsForAdmin,
  confirm: confirmByAdmin,
  reject: rejectByAdmin,
});

export const paymentsRoutes = implement(payments, {
  checkout: readCheckout,
  list: readPayments,
  partner: readPartnerPayment,
  declare: declarePayment,
  openPage: openHostedPage,
  returnFromPage,
  receiveEvent,
});
