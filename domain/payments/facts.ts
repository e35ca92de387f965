import { faultsOf } from '#domain/kernel/fault.ts';

export interface PaymentsFaults {
  reasonRequired: [];
  referenceRequired: [];
  statusInvalid: [];
}
export const paymentsFault = faultsOf<PaymentsFaults>('payments');

export const PAYMENT_STATUSES = ['pending', 'confirmed', 'rejected'] as const;
