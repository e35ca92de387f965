import { useMutation } from '@tanstack/react-query';
import { nudgeScreensText as text } from '#messages/en/nudge-screens.ts';
import { uiText } from '#messages/en/ui.ts';
import { api } from '../../lib/api.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** The calls that change nudges, each with the catalogue's toasts. What they make stale is refetched by itself. */

export function useSendNudge(onDone: () => void) {
  return useMutation(
    api.nudges.send.mutationOptions({
      onSuccess: () => {
        showToast({ title: text.sent, description: text.sentText, tone: 'positive' });
        onDone();
      },
      onError: ({ message }) =>
        showToast({ title: text.sendFailed, description: message || uiText.offline, tone: 'danger' }),
    }),
  );
}

export function useReadNudge() {
  return useMutation(
    api.nudges.markRead.mutationOptions({
      onError: ({ message }) =>
        showToast({ title: text.markFailed, description: message || uiText.offline, tone: 'danger' }),
    }),
  );
}
