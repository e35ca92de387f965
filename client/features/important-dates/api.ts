import { useMutation } from '@tanstack/react-query';
import { importantDateScreensText as text } from '#messages/en/important-date-screens.ts';
import { api } from '../../lib/api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { returnToLogin } from '../accounts/session-api.ts';

/** The calls that change important dates, each with the catalogue's toasts. What they make stale is refetched by itself. */

export function useAddImportantDate(onDone: () => void) {
  const options = outcome(text.created, text.createFailed, onDone);
  return useMutation(api.importantDates.create.mutationOptions(options));
}

export function useChangeImportantDate(onDone: () => void) {
  const options = outcome(text.updated, text.updateFailed, onDone);
  return useMutation(api.importantDates.update.mutationOptions(options));
}

export function useDeleteImportantDate(onDone: () => void) {
  const options = outcome(text.deleted, text.deleteFailed, onDone);
  return useMutation(api.importantDates.delete.mutationOptions(options));
}

function outcome(done: string, failed: string, onDone: () => void) {
  return {
    onSuccess: () => {
      showToast({ title: done, tone: 'positive' });
      onDone();
    },
    onError: (error: Error) => {
      if (!returnToLogin(error)) showToast({ title: text.error, description: failed, tone: 'danger' });
    },
  };
}
