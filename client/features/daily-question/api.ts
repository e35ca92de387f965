import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { dailyQuestionScreensText as text } from '#messages/daily-question.ts';

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
