import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { nudgeScreensText as text } from '#messages/nudges.ts';

export function useSendNudge(onDone: () => void) {
  return useMutation(
    api.nudges.send.mutationOptions(
      mutationToasts({
        success: { title: text.sent, description: text.sentText },
        failure: failureOf(text.sendFailed),
        signedOut: 'failure',
        onDone,
      }),
    ),
  );
}

export function useReadNudge() {
  return useMutation(
    api.nudges.markRead.mutationOptions(mutationToasts({ failure: failureOf(text.markFailed), signedOut: 'failure' })),
  );
}

export function useHeartNudge() {
  return useMutation(
    api.nudges.heart.mutationOptions(
      mutationToasts({
        success: { title: text.heartSent },
        failure: failureOf(text.heartFailed),
        signedOut: 'failure',
      }),
    ),
  );
}

function failureOf(title: string) {
  return ({ message }: Error) => ({ title, description: message });
}
