import { useMutation } from '@tanstack/react-query';
import { api } from '#client/lib/api.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { bellText as text } from '#messages/screens/notifications.ts';

const failure = { title: text.markFailed, description: text.markFailedText };

export function useMarkAllRead() {
  const success = { title: text.allRead, description: text.allReadText };
  return useMutation(
    api.notifications.markAllRead.mutationOptions(mutationToasts({ success, failure, signedOut: 'failure' })),
  );
}

export function useMarkRead() {
  return useMutation(
    api.notifications.markRead.mutationOptions(mutationToasts({ failure, signedOut: 'failure' })),
  );
}
