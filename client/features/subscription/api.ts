import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { premiumNouns } from '#contract/premium.ts';
import { subscriptionScreensText as text } from '#messages/en/subscription-screens.ts';
import { api } from '../../lib/api.ts';
import { formatDate, indiaDate } from '../../lib/format/dates.ts';
import { refetchNouns } from '../../lib/query-client.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { returnToLogin } from '../accounts/session-api.ts';
import { readReturn } from './model.ts';

export function useCancelSubscription(onDone: () => void) {
  return useMutation(
    api.subscription.cancel.mutationOptions({
      onSuccess: ({ subscription }) => {
        const end = subscription && formatDate(indiaDate(subscription.currentPeriodEnd));
        showToast({
          title: text.cancelled,
          description: end ? text.cancelledText(end) : undefined,
          tone: 'positive',
        });
        onDone();
      },
      onError: (error) => {
        if (returnToLogin(error)) return;
        showToast({ title: text.error, description: text.cancelFailed, tone: 'danger' });
      },
    }),
  );
}

/** Says once what the address tells of a payment, looks again what is true, and clears the address. */
export function usePaymentReturn(): void {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const outcome = readReturn(search);
    if (!outcome) return;
    showToast(
      outcome.isSuccess
        ? { title: text.paymentSuccessful, description: text.paymentSuccessfulText, tone: 'positive' }
        : { title: text.paymentFailed, description: outcome.reason ?? undefined, tone: 'danger' },
    );
    refetchNouns(premiumNouns);
    setSearch({}, { replace: true });
  }, [search, setSearch]);
}
