import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeScreenText as text } from '#messages/en/subscription-screens.ts';
import { api } from '../../lib/api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { returnToLogin } from '../accounts/session-api.ts';

/** The member says that it is paid, and goes on to the wishes. */
export function useDeclarePayment(onDone: () => void) {
  return useMutation(api.payments.declare.mutationOptions({ onSuccess: onDone, onError: tellFailure }));
}

/** Leaves for the provider's page. */
export function useOpenHostedPage() {
  return useMutation(
    api.payments.openPage.mutationOptions({
      onSuccess: ({ url }) => location.assign(url),
      onError: (error) => {
        if (returnToLogin(error)) return;
        showToast({ title: text.hostedFailed, description: error.message, tone: 'danger' });
      },
    }),
  );
}

export function useSubmitPreferences(onDone: () => void) {
  return useMutation(
    api.datePreferences.submit.mutationOptions({
      onSuccess: () => {
        showToast({ title: text.submitted, description: text.submittedText, tone: 'positive' });
        onDone();
      },
      onError: tellFailure,
    }),
  );
}

function tellFailure(error: Error): void {
  if (returnToLogin(error)) return;
  showToast({ title: text.submissionFailed, description: error.message || text.tryAgain, tone: 'danger' });
}

/** Keeps the page's description at the price of now; before it is known it says the one that the settings began with. */
export function useDescription(fromMonthly: string | undefined): void {
  useEffect(() => {
    if (fromMonthly === undefined) return;
    const element = document.querySelector('meta[name="description"]');
    element?.setAttribute('content', text.description(Number(fromMonthly)));
  }, [fromMonthly]);
}
