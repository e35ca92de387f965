import { useQuery } from '@tanstack/react-query';
import { shellText } from '#messages/shell.ts';
import { api } from './api.ts';

/** Returns true while a payment of the member or their partner awaits confirmation; reads nothing without `enabled`. */
export function useIsPaymentPending(enabled = true): boolean {
  const { data: payments } = useQuery({ ...api.payments.list.queryOptions(), enabled });
  const { data: partner } = useQuery({ ...api.payments.partner.queryOptions(), enabled });
  return Boolean(partner) || (payments?.some(({ status }) => status === 'pending') ?? false);
}

/**
 * Returns the label of a button that leads to the checkout: `label`, or that the payment is being checked, which the
 * checkout then explains.
 */
export function useUpgradeLabel(label: string, enabled?: boolean): string {
  return useIsPaymentPending(enabled) ? shellText.beingChecked : label;
}

/**
 * Returns the words of the button to the nudges, which are premium (specification, section 2). It asks for no
 * payments, because every screen shows it: their last answers are stored, and fetched in the background.
 */
export function useNudgeLabel({ isPremium }: { isPremium: boolean }): string {
  const upgrade = useUpgradeLabel(shellText.upgradeForNudges, false);
  return isPremium ? shellText.sendNudge : upgrade;
}
