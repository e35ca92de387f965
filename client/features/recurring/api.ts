import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { useDeleteExpense } from '#client/features/expenses/api.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { mutationToasts, outcomeToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { undo } from '#client/ui/feedback/restore-toasts.ts';
import { financeScreensText } from '#messages/finances.ts';
import { recurringScreensText as text } from '#messages/recurring.ts';

/** Hooks for the calls of the recurring expenses. */

export function useCreateRecurring(onDone: () => void) {
  return useMutation(
    api.recurring.create.mutationOptions(outcomeToasts(financeScreensText.error, text.saved, text.saveFailed, onDone)),
  );
}

export function useUpdateRecurring(onDone: () => void) {
  return useMutation(
    api.recurring.update.mutationOptions(outcomeToasts(financeScreensText.error, text.saved, text.saveFailed, onDone)),
  );
}

export function useDeleteRecurring(onDone: () => void) {
  return useMutation(
    api.recurring.delete.mutationOptions(
      outcomeToasts(financeScreensText.error, text.deleted, text.deleteFailed, onDone),
    ),
  );
}

export function useFillDay(onDone: () => void) {
  return useMutation(api.recurring.fillIn.mutationOptions(useRecordedToasts(onDone)));
}

/** Records a day's expense before it is due. */
export function usePayDay(onDone: () => void) {
  return useMutation(api.recurring.pay.mutationOptions(useRecordedToasts(onDone)));
}

/** Toasts of a day that became an expense. Undoing it deletes the expense, which frees the day again. */
function useRecordedToasts(onDone: () => void) {
  const remove = useDeleteExpense();
  return mutationToasts<{ id: string }>({
    success: ({ id }) => ({ title: text.filled, action: undo(() => remove.mutate({ id })) }),
    failure: { title: financeScreensText.error, description: text.fillFailed },
    onDone,
  });
}

/** Skips a day at once; the toast offers to undo it. */
export function useSkipDay(onDone?: () => void) {
  const failure = { title: financeScreensText.error, description: text.skipFailed };
  const unskip = useMutation(
    api.recurring.unskip.mutationOptions(
      mutationToasts({ success: (_row, { on }) => ({ title: text.unskipped(formatDate(on)) }), failure }),
    ),
  );
  return useMutation(
    api.recurring.skip.mutationOptions(
      mutationToasts({
        success: (_row, input) => ({
          title: text.skipped(formatDate(input.on)),
          tone: 'neutral',
          action: undo(() => unskip.mutate(input)),
        }),
        failure,
        onDone,
      }),
    ),
  );
}
