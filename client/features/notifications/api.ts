import { useMutation } from '@tanstack/react-query';
import { bellText as text } from '#messages/en/bell.ts';
import { api } from '../../lib/api.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** The calls that mark notifications as read. What they make stale is refetched by itself. */

const onError = () => showToast({ title: text.markFailed, description: text.markFailedText, tone: 'danger' });

export function useMarkAllRead() {
  return useMutation(
    api.notifications.markAllRead.mutationOptions({
      onSuccess: () => showToast({ title: text.allRead, description: text.allReadText, tone: 'positive' }),
      onError,
    }),
  );
}

export function useMarkRead() {
  return useMutation(api.notifications.markRead.mutationOptions({ onError }));
}
