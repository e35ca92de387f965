import { payments } from '#contract/payments.ts';
import { implement } from '#server/http/implement.ts';
import { openHostedPage, receiveEvent, returnFromPage } from './page-service.ts';
import { declarePayment, readCheckout, readPartnerPayment, readPayments } from './service.ts';

export const paymentsRoutes = implement(payments, {
  checkout: readCheckout,
  list: readPayments,
  partner: readPartnerPayment,
  declare: declarePayment,
  openPage: openHostedPage,
  returnFromPage,
  receiveEvent,
});
