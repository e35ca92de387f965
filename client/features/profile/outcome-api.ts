import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import type { Toast } from '#client/ui/feedback/toast.ts';

/**
 * Builds the toasts of a change in the profile. A failure is titled `failureTitle`, with the server's message if it
 * adds detail.
 */
export function profileToasts(success: Toast, failureTitle: string, onDone?: () => void) {
  return mutationToasts({
    success,
    failure: (error) => toFailure(failureTitle, error),
    onDone,
  });
}

/** Returns the toast of a failure, with the server's message below the title if it adds detail. */
export function toFailure(title: string, { message }: Pick<Error, 'message'>): Toast {
  return { title, ...(message && message !== title && { description: message }), tone: 'danger' };
}
