import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { conciergeScreensText as text } from '#messages/concierge.ts';

export function useSendRequest(onDone: () => void) {
  return useMutation(
    api.concierge.create.mutationOptions(
      mutationToasts({
        success: { title: text.sent, description: text.sentText },
        failure: ({ message }) => ({ title: text.sendFailed, description: message }),
        onDone,
      }),
    ),
  );
}

export function useWithdrawRequest(onDone: () => void) {
  return useMutation(
    api.concierge.withdraw.mutationOptions(
      mutationToasts({
        success: { title: text.withdrawn },
        failure: ({ message }) => ({ title: text.withdrawFailed, description: message }),
        onDone,
      }),
    ),
  );
}
