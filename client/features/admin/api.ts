import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import type { Toast } from '#client/ui/feedback/toast.ts';
import { adminText } from '#messages/en/admin/frame.ts';

/** The catalogues (deals, gift cards) hold tens or hundreds of rows: one page holds them all, so that their tables can sort here. */
export const CATALOGUE_PAGE_SIZE = 200;

/** The toasts of an admin's change; a failure shows the server's words. */
export function adminToasts<Data>(success: Toast | ((data: Data) => Toast), onDone?: () => void) {
  return mutationToasts<Data>({ success, failure: adminFailure, onDone });
}

export function adminFailure({ message }: Error): Toast {
  return { title: adminText.failed, description: message, tone: 'danger' };
}
