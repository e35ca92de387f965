import { useMutation } from '@tanstack/react-query';
import { api } from '#client/data/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import { bellText as text } from '#messages/notifications.ts';

const failure = { title: text.markFailed, description: text.markFailedText };

/**
 * Retry options for automatic marking as read. Failures are retried and never reported, because the member requested
 * nothing.
 */
const inSilence = { retry: 3, retryDelay: (attempt: number) => 2000 * 2 ** attempt };

export function useReadInSilence() {
  return useMutation({ ...api.notifications.markRead.mutationOptions(), ...inSilence });
}

export function useAllReadInSilence() {
  const onSuccess = () => showToast({ tone: 'positive', title: text.allRead, description: text.allReadText });
  return useMutation({ ...api.notifications.markAllRead.mutationOptions({ onSuccess }), ...inSilence });
}

export function useMarkAllRead() {
  const success = { title: text.allRead, description: text.allReadText };
  return useMutation(
    api.notifications.markAllRead.mutationOptions(mutationToasts({ success, failure, signedOut: 'failure' })),
  );
}
