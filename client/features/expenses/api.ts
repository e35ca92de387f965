import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { mutationToasts, outcomeToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { restoreToasts, undo } from '#client/ui/feedback/restore-toasts.ts';
import { financeScreensText as text } from '#messages/finances.ts';

export function useCreateExpense(onDone: () => void) {
  return useMutation(
    api.expenses.create.mutationOptions(outcomeToasts(text.error, text.expenseAdded, text.expenseAddFailed, onDone)),
  );
}

export function useUpdateExpense(onDone: () => void) {
  return useMutation(
    api.expenses.update.mutationOptions(
      outcomeToasts(text.error, text.expenseUpdated, text.expenseUpdateFailed, onDone),
    ),
  );
}

/** Deletes an expense at once; the toast offers to restore it. */
export function useDeleteExpense() {
  const restore = useMutation(api.expenses.restore.mutationOptions(restoreToasts));
  return useMutation(
    api.expenses.delete.mutationOptions(
      mutationToasts({
        success: (_nothing, { id }) => ({
          title: text.expenseDeleted,
          tone: 'neutral',
          action: undo(() => restore.mutate({ id })),
        }),
        failure: { title: text.error, description: text.expenseDeleteFailed },
      }),
    ),
  );
}
