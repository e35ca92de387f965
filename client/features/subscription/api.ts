import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#client/data/api.ts';
import { refetchResources } from '#client/data/query-client.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import { premiumResources } from '#domain/subscription/facts.ts';
import { subscriptionScreensText as text } from '#messages/subscription.ts';
import { readReturn } from './model.ts';

export function useCancelSubscription(onDone: () => void) {
  return useMutation(
    api.subscription.cancel.mutationOptions(
      mutationToasts({
        success({ subscription }) {
          const end = subscription && formatDate(indiaDate(subscription.currentPeriodEnd));
          return { title: text.cancelled, description: end ? text.cancelledText(end) : undefined };
        },
        failure: { title: text.error, description: text.cancelFailed },
        onDone,
      }),
    ),
  );
}

/** Shows the payment outcome in the address, refetches the affected data, and clears the address. */
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
    refetchResources(premiumResources);
    setSearch({}, { replace: true });
  }, [search, setSearch]);
}
