import { subscriptionScreensText as text } from '#messages/screens/subscription.ts';
import { api } from './api.ts';
import { useRead } from './use-read.ts';

/** Returns true while a payment of the member or of their partner awaits its confirmation. */
export function useIsPaymentPending(): boolean {
  const { data: payments } = useRead(api.payments.list.queryOptions());
  const { data: partner } = useRead(api.payments.partner.queryOptions());
  return Boolean(partner) || (payments?.some(({ status }) => status === 'pending') ?? false);
}

/**
 * Returns the label of a button that leads to the checkout: `label`, or that the payment is being checked, which the
 * checkout then explains.
 */
export function useUpgradeLabel(label: string): string {
  return useIsPaymentPending() ? text.beingChecked : label;
}
