import { payments } from '#contract/payments.ts';
import { serve } from '#server/http/bind.ts';
import { openHostedPage, receiveEvent, returnFromPage } from './page-service.ts';
import { declarePayment, readCheckout, readPayments } from './service.ts';

export const paymentsRoutes = serve(payments, {
  checkout: readCheckout,
  list: readPayments,
  declare: declarePayment,
  openPage: openHostedPage,
  returnFromPage,
  receiveEvent,
});
