import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { outcomeToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { budgetScreensText as budgetText } from '#messages/budgets.ts';
import { financeScreensText as text } from '#messages/finances.ts';

export function useChangeBudget(onDone: () => void) {
  return useMutation(
    api.budgets.change.mutationOptions(outcomeToasts(text.error, budgetText.saved, budgetText.saveFailed, onDone)),
  );
}

export function useRemoveBudget(onDone: () => void) {
  return useMutation(
    api.budgets.change.mutationOptions(outcomeToasts(text.error, budgetText.removed, budgetText.saveFailed, onDone)),
  );
}
