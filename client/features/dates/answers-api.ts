import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { dateAnswersText as text } from '#messages/date-answers.ts';

/** Calls that answer an invitation or a suggested time. They are apart from `api.ts` because Home loads them. */

export function useRespondToDate() {
  return useMutation(
    api.dates.respond.mutationOptions(
      mutationToasts({
        success: { title: text.responded, description: text.respondedText },
        failure: { title: text.respondFailed, description: text.respondFailedText },
        signedOut: 'silent',
      }),
    ),
  );
}

export function useAcceptSuggestion() {
  return useMutation(
    api.dates.acceptSuggestion.mutationOptions(
      mutationToasts({
        success: { title: text.suggestionAccepted, description: text.suggestionAcceptedText },
        failure: suggestionFailure,
        signedOut: 'silent',
      }),
    ),
  );
}

/** Drops the suggested time: the planner keeps theirs, or the partner withdraws the suggestion. */
export function useDropSuggestion(isPlanner: boolean) {
  return useMutation(
    api.dates.dropSuggestion.mutationOptions(
      mutationToasts({
        success: { title: isPlanner ? text.timeKept : text.withdrawn },
        failure: suggestionFailure,
        signedOut: 'silent',
      }),
    ),
  );
}

function suggestionFailure({ message }: Error) {
  return { title: text.suggestionFailed, description: message };
}
