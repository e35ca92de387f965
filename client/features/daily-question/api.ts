import { useMutation } from '@tanstack/react-query';
import { dailyQuestionScreensText as text } from '#messages/daily-question.ts';
import { api } from '#client/data/api.ts';
import { usePages } from '#client/data/use-pages.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';

const HISTORY_PAGE = 20;

export function useAnswer(onDone: () => void) {
  return useMutation(
    api.dailyQuestion.answer.mutationOptions(
      mutationToasts({
        success: ({ partner }) => ({
          title: text.saved,
          description: partner.state === 'open' ? text.savedOpen : text.savedSealed,
        }),
        failure: ({ message }) => ({ title: text.saveFailed, description: message }),
        onDone,
      }),
    ),
  );
}

export function useAnotherQuestion() {
  return useMutation(
    api.dailyQuestion.replace.mutationOptions(
      mutationToasts({
        success: { title: text.anotherCame },
        failure: ({ message }) => ({ title: text.anotherFailed, description: message }),
      }),
    ),
  );
}

/** Returns the answered questions, newest day first, filtered by the search words if any. */
export function useHistory(search: string) {
  return usePages(
    [...api.dailyQuestion.history.key(), ...(search ? [search] : [])],
    (page, options) => api.dailyQuestion.history.call({ ...page, ...(search && { search }) }, options),
    HISTORY_PAGE,
  );
}
