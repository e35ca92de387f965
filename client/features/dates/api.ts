import { useMutation } from '@tanstack/react-query';
import { datePlanningText as text } from '#messages/en/date-planning.ts';
import { api, isUnauthorized } from '../../lib/api.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** The calls that change dates, each with the catalogue's toasts. What they make stale is refetched by itself. */

export function usePlanDate(onDone: () => void) {
  return useMutation(
    api.dates.create.mutationOptions({
      onSuccess: () => {
        showToast({ title: text.created, description: text.createdText, tone: 'positive' });
        onDone();
      },
      onError: (error) => tellFailure(error, text.createFailed, error.message || text.createFailedText),
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
      onError: (error) => tellFailure(error, text.changeFailed, error.message || text.changeFailedText),
    }),
  );
}

export function useAnswerDate() {
  return useMutation(
    api.dates.respond.mutationOptions({
      onSuccess: () =>
        showToast({ title: text.responded, description: text.respondedText, tone: 'positive' }),
      onError: (error) => tellFailure(error, text.respondFailed, text.respondFailedText),
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
      onError: (error) => tellFailure(error, text.deleteFailed, text.deleteFailedText),
    }),
  );
}

/** A session that is over leads to the login without words (specification, section 8). */
function tellFailure(error: Error, title: string, description: string): void {
  if (!isUnauthorized(error)) showToast({ title, description, tone: 'danger' });
}
