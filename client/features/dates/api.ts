import { useMutation } from '@tanstack/react-query';
import { datePlanningText as text } from '#messages/en/date-planning.ts';
import { api } from '../../lib/api.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** The calls that change dates, each with the catalogue's toasts. What they make stale is refetched by itself. */

export function usePlanDate(onDone: () => void) {
  return useMutation(
    api.dates.create.mutationOptions({
      onSuccess: () => {
        showToast({ title: text.created, description: text.createdText, tone: 'positive' });
        onDone();
      },
      onError: ({ message }) =>
        showToast({
          title: text.createFailed,
          description: message || text.createFailedText,
          tone: 'danger',
        }),
    }),
  );
}

export function useChangeDate(onDone: () => void) {
  return useMutation(
    api.dates.update.mutationOptions({
      onSuccess: () => {
        showToast({ title: text.changed, description: text.changedText, tone: 'positive' });
        onDone();
      },
      onError: ({ message }) =>
        showToast({
          title: text.changeFailed,
          description: message || text.changeFailedText,
          tone: 'danger',
        }),
    }),
  );
}

export function useAnswerDate() {
  return useMutation(
    api.dates.respond.mutationOptions({
      onSuccess: () =>
        showToast({ title: text.responded, description: text.respondedText, tone: 'positive' }),
      onError: () =>
        showToast({ title: text.respondFailed, description: text.respondFailedText, tone: 'danger' }),
    }),
  );
}

export function useDeleteDate(onDone: () => void) {
  return useMutation(
    api.dates.delete.mutationOptions({
      onSuccess: () => {
        showToast({ title: text.deleted, description: text.deletedText, tone: 'positive' });
        onDone();
      },
      onError: () =>
        showToast({ title: text.deleteFailed, description: text.deleteFailedText, tone: 'danger' }),
    }),
  );
}
