import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { mutationToasts, outcomeToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { restoreToasts, undo } from '#client/ui/feedback/restore-toasts.ts';
import { noteScreensText as text } from '#messages/notes.ts';

export function useCreateNote(onDone: () => void) {
  return useMutation(
    api.notes.create.mutationOptions(outcomeToasts(text.error, text.created, text.createFailed, onDone)),
  );
}

export function useUpdateNote(onDone: () => void) {
  return useMutation(
    api.notes.update.mutationOptions(outcomeToasts(text.error, text.updated, text.updateFailed, onDone)),
  );
}

export function useDeleteNote(onDone: () => void) {
  const restore = useMutation(api.notes.restore.mutationOptions(restoreToasts));
  return useMutation(
    api.notes.delete.mutationOptions(
      mutationToasts({
        success: (_nothing, { id }) => ({
          title: text.deleted,
          action: undo(() => restore.mutate({ id })),
        }),
        failure: { title: text.error, description: text.deleteFailed },
        signedOut: 'failure',
        onDone,
      }),
    ),
  );
}
