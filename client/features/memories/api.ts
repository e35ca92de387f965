import { useMutation } from '@tanstack/react-query';
import { memoryScreensText as text } from '#messages/en/memory-screens.ts';
import { api } from '../../lib/api.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** The calls that change memories, each with the catalogue's toasts. What they make stale is refetched by itself. */

/** `isFromDate`: the memory is made from a past date, which the catalogue words in its own way. */
export function useKeepMemory(isFromDate: boolean, onDone: () => void) {
  return useMutation(
    api.memories.create.mutationOptions({
      onSuccess: () => {
        showToast({
          title: isFromDate ? text.saved : text.created,
          description: isFromDate ? text.savedText : text.createdText,
          tone: 'positive',
        });
        onDone();
      },
      onError: () =>
        showToast({
          title: isFromDate ? text.error : text.createFailed,
          description: isFromDate ? text.saveFailedText : text.createFailedText,
          tone: 'danger',
        }),
    }),
  );
}

export function useChangeMemory(onDone: () => void) {
  return useMutation(
    api.memories.update.mutationOptions({
      onSuccess: () => {
        showToast({ title: text.updated, description: text.updatedText, tone: 'positive' });
        onDone();
      },
      onError: () => showToast({ title: text.error, description: text.updateFailedText, tone: 'danger' }),
    }),
  );
}

export function useDeleteMemory(onDone: () => void) {
  return useMutation(
    api.memories.delete.mutationOptions({
      onSuccess: () => {
        showToast({ title: text.deleted, description: text.deletedText, tone: 'positive' });
        onDone();
      },
      onError: () => showToast({ title: text.error, description: text.deleteFailedText, tone: 'danger' }),
    }),
  );
}
