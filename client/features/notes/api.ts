import { useMutation } from '@tanstack/react-query';
import { noteScreensText as text } from '#messages/en/note-screens.ts';
import { api } from '../../lib/api.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** The calls that change notes, each with the catalogue's toasts. What they make stale is refetched by itself. */

export function useWriteNote(onDone: () => void) {
  return useMutation(api.notes.create.mutationOptions(outcome(text.created, text.createFailed, onDone)));
}

export function useChangeNote(onDone: () => void) {
  return useMutation(api.notes.update.mutationOptions(outcome(text.updated, text.updateFailed, onDone)));
}

export function useDeleteNote(onDone: () => void) {
  return useMutation(api.notes.delete.mutationOptions(outcome(text.deleted, text.deleteFailed, onDone)));
}

function outcome(done: string, failed: string, onDone: () => void) {
  return {
    onSuccess: () => {
      showToast({ title: done, tone: 'positive' });
      onDone();
    },
    onError: () => showToast({ title: text.error, description: failed, tone: 'danger' }),
  };
}
