import { isApiError } from '#client/lib/api-error.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import type { Toast } from '#client/ui/feedback/toast.ts';
import { networkText } from '#messages/ui.ts';

/**
 * Builds the toasts of a change in the profile. A failure is titled `failureTitle`, with the server's message if it
 * adds detail.
 */
export function profileToasts(success: Toast, failureTitle: string, onDone?: () => void) {
  return mutationToasts({
    success,
    failure: (error) => toFailure(failureTitle, describeError(error)),
    onDone,
  });
}

/** Returns the server's message, or the offline text if there was no response. */
export function describeError(error: Error): string {
  return (isApiError(error) && error.message) || networkText.offline;
}

export function toFailure(title: string, description: string): Toast {
  return { title, ...(description !== title && { description }), tone: 'danger' };
}
