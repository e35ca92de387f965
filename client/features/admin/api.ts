import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import type { Toast } from '#client/ui/feedback/toast.ts';
import { adminText } from '#messages/en/admin/shell.ts';

/**
 * Page size of the catalogues (deals, gift cards). They hold tens or hundreds of rows, so one page holds them all and
 * the client can sort.
 */
export const CATALOGUE_PAGE_SIZE = 200;

/** Builds the toasts of an admin's change; the failure toast shows the server's message. */
export function adminToasts<Data>(success: Toast | ((data: Data) => Toast), onDone?: () => void) {
  return mutationToasts<Data>({ success, failure: adminFailure, onDone });
}

export function adminFailure({ message }: Error): Toast {
  return { title: adminText.failed, description: message, tone: 'danger' };
}
