import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { restoreToasts, undo } from '#client/ui/feedback/restore-toasts.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';

/** Calls that change dates. An expired session leads to the login without a toast (specification, section 8). */

export function useCreateDate(onDone: () => void) {
  return useMutation(
    api.dates.create.mutationOptions(
      mutationToasts({
        success: { title: text.created, description: text.createdText },
        failure: ({ message }) => ({
          title: text.createFailed,
          description: message || text.createFailedText,
        }),
        signedOut: 'silent',
        onDone,
      }),
    ),
  );
}

export function useUpdateDate(onDone: () => void) {
  return useMutation(
    api.dates.update.mutationOptions(
      mutationToasts({
        success: { title: text.changed, description: text.changedText },
        failure: ({ message }) => ({
          title: text.changeFailed,
          description: message || text.changeFailedText,
        }),
        signedOut: 'silent',
        onDone,
      }),
    ),
  );
}

export function useSuggestTime(onDone: () => void) {
  return useMutation(
    api.dates.suggest.mutationOptions(
      mutationToasts({
        success: { title: text.suggested, description: text.suggestedText },
        failure: ({ message }) => ({ title: text.suggestFailed, description: message }),
        signedOut: 'silent',
        onDone,
      }),
    ),
  );
}

export function useDeleteDate(onDone: () => void) {
  const restore = useMutation(api.dates.restore.mutationOptions(restoreToasts));
  return useMutation(
    api.dates.delete.mutationOptions(
      mutationToasts({
        success: (_nothing, { id, scope = 'this' }) => ({
          title: text.deleted,
          description: text.deletedText,
          action: undo(() => restore.mutate({ id, scope })),
        }),
        failure: { title: text.deleteFailed, description: text.deleteFailedText },
        signedOut: 'silent',
        onDone,
      }),
    ),
  );
}
