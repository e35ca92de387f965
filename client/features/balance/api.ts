import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { outcomeToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import { splittingScreensText as splittingText } from '#messages/splitting.ts';

export function useChangeSplitting(onDone: () => void) {
  return useMutation(
    api.balance.changeSplitting.mutationOptions(
      outcomeToasts(text.error, splittingText.saved, splittingText.saveFailed, onDone),
    ),
  );
}

export function useCreateSettlement(onDone: () => void) {
  return useMutation(
    api.balance.createSettlement.mutationOptions(
      outcomeToasts(text.error, splittingText.settled, splittingText.settleFailed, onDone),
    ),
  );
}

/** Shows the partner's UPI code on the partner's own device; the dialog itself reports the outcome. */
export function useShowUpiCode() {
  return useMutation(api.balance.showUpiCode.mutationOptions());
}

export function useDeleteSettlement() {
  return useMutation(
    api.balance.deleteSettlement.mutationOptions(
      outcomeToasts(text.error, splittingText.deleted, splittingText.deleteFailed, () => undefined),
    ),
  );
}
