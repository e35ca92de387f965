import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { mutationToasts, outcomeToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { restoreToasts, undo } from '#client/ui/feedback/restore-toasts.ts';
import { importantDateScreensText as text } from '#messages/important-date-screens.ts';

export function useCreateImportantDate(onDone: () => void) {
  const options = outcomeToasts(text.error, text.created, text.createFailed, onDone);
  return useMutation(api.importantDates.create.mutationOptions(options));
}

export function useUpdateImportantDate(onDone: () => void) {
  const options = outcomeToasts(text.error, text.updated, text.updateFailed, onDone);
  return useMutation(api.importantDates.update.mutationOptions(options));
}

export function useDeleteImportantDate(onDone: () => void) {
  const restore = useMutation(api.importantDates.restore.mutationOptions(restoreToasts));
  return useMutation(
    api.importantDates.delete.mutationOptions(
      mutationToasts({
        success: (_nothing, { id }) => ({
          title: text.deleted,
          action: undo(() => restore.mutate({ id })),
        }),
        failure: { title: text.error, description: text.deleteFailed },
        onDone,
      }),
    ),
  );
}
