import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { questionTopicsText as text } from '#messages/question-topics.ts';

export function useSwitchOffTopic() {
  return useMutation(
    api.dailyQuestion.switchOffTopic.mutationOptions(
      mutationToasts({
        success: { title: text.off, description: text.offText },
        failure: ({ message }) => ({ title: text.failed, description: message }),
      }),
    ),
  );
}

export function useChooseTopic() {
  return useMutation(
    api.dailyQuestion.chooseTopic.mutationOptions(
      mutationToasts({ failure: ({ message }) => ({ title: text.failed, description: message }) }),
    ),
  );
}
