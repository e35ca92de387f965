import { faultsOf } from '#domain/kernel/fault.ts';

export const PAYMENT_METHODS = ['upi', 'razorpay'] as const;
export const PAYMENT_STATUSES = ['pending', 'confirmed', 'rejected'] as const;

export interface PaymentsFaults {
  reasonRequired: [];
  referenceRequired: [];
  statusInvalid: [];
}
export const paymentsFault = faultsOf<PaymentsFaults>('payments');
