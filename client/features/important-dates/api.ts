import { useMutation } from '@tanstack/react-query';
import { importantDateScreensText as text } from '#messages/en/important-date-screens.ts';
import { api } from '../../lib/api.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useReturnToLogin } from '../accounts/session-api.ts';

/** The calls that change important dates, each with the catalogue's toasts. What they make stale is refetched by itself. */

export function useAddImportantDate(onDone: () => void) {
  const outcome = useOutcome(text.created, text.createFailed, onDone);
  return useMutation(api.importantDates.create.mutationOptions(outcome));
}

export function useChangeImportantDate(onDone: () => void) {
  const outcome = useOutcome(text.updated, text.updateFailed, onDone);
  return useMutation(api.importantDates.update.mutationOptions(outcome));
}

export function useDeleteImportantDate(onDone: () => void) {
  const outcome = useOutcome(text.deleted, text.deleteFailed, onDone);
  return useMutation(api.importantDates.delete.mutationOptions(outcome));
}

function useOutcome(done: string, failed: string, onDone: () => void) {
  const returnToLogin = useReturnToLogin();
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
