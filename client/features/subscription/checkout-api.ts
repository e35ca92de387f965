import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import type { Payment } from '#domain/payments/schema.ts';
import { subscribeScreenText as text } from '#messages/subscription.ts';

const failure = ({ message }: Error) => ({
  title: text.submissionFailed,
  description: message || text.tryAgain,
});

/** Declares that the member has paid. `onDone` acknowledges it. */
export function useDeclarePayment(onDone: (payment: Payment) => void) {
  return useMutation(api.payments.declare.mutationOptions(mutationToasts({ failure, onDone })));
}

/** Opens the payment provider's page. */
export function useOpenHostedPage() {
  return useMutation(
    api.payments.openPage.mutationOptions(
      mutationToasts({
        failure: ({ message }) => ({ title: text.hostedFailed, description: message }),
        onDone: ({ url }) => location.assign(url),
      }),
    ),
  );
}

export function useSubmitPreferences(onDone: () => void) {
  const success = { title: text.submitted, description: text.submittedText };
  return useMutation(api.datePreferences.submit.mutationOptions(mutationToasts({ success, failure, onDone })));
}

/** Writes the current price into the page's meta description, which starts with the default one. */
export function useDescription(fromMonthly: string | undefined): void {
  useEffect(() => {
    if (fromMonthly === undefined) return;
    const element = document.querySelector('meta[name="description"]');
    element?.setAttribute('content', text.description(Number(fromMonthly)));
  }, [fromMonthly]);
}
