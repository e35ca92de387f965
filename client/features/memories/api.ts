import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { restoreToasts, undo } from '#client/ui/feedback/restore-toasts.ts';
import { memoryScreensText as text } from '#messages/memories.ts';

/** Creates a memory. `isFromDate` means that it comes from a past date, for which the specification has other texts. */
export function useCreateMemory(isFromDate: boolean, onDone: () => void) {
  return useMutation(
    api.memories.create.mutationOptions(
      mutationToasts({
        success: isFromDate
          ? { title: text.saved, description: text.savedText }
          : { title: text.created, description: text.createdText },
        failure: isFromDate
          ? { title: text.error, description: text.saveFailedText }
          : { title: text.createFailed, description: text.createFailedText },
        signedOut: 'failure',
        onDone,
      }),
    ),
  );
}

export function useUpdateMemory(onDone: () => void) {
  return useMutation(
    api.memories.update.mutationOptions(
      mutationToasts({
        success: { title: text.updated, description: text.updatedText },
        failure: { title: text.error, description: text.updateFailedText },
        signedOut: 'failure',
        onDone,
      }),
    ),
  );
}

export function useDeleteMemory(onDone: () => void) {
  const restore = useMutation(api.memories.restore.mutationOptions(restoreToasts));
  return useMutation(
    api.memories.delete.mutationOptions(
      mutationToasts({
        success: (_nothing, { id }) => ({
          title: text.deleted,
          description: text.deletedText,
          action: undo(() => restore.mutate({ id })),
        }),
        failure: { title: text.error, description: text.deleteFailedText },
        signedOut: 'failure',
        onDone,
      }),
    ),
  );
}
