import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { refetchResources } from '#client/data/query-client.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { giftCardScreensText as text } from '#messages/gift-cards.ts';

/** Orders a gift card. `onDone` is also called after a rejection. */
export function useRedeemGiftCard(onDone: () => void) {
  const toasts = mutationToasts<{ message: string }>({
    success: ({ message }) => ({ title: text.success, description: message || text.successText }),
    failure: ({ message }) => ({ title: text.failed, description: message || text.failedToRedeem }),
    signedOut: 'failure',
    onDone,
  });
  return useMutation(
    api.giftCards.redeem.mutationOptions({
      ...toasts,
      onError(error) {
        toasts.onError(error);
        // The displayed stock or balance is out of date.
        refetchResources(['giftCards', 'wallet']);
        onDone();
      },
    }),
  );
}
