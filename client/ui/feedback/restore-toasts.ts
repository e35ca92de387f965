import { restoringText } from '#messages/member-shell.ts';
import { mutationToasts } from './mutation-toasts.ts';
import type { Toast } from './toast.ts';

/** Toasts for restoring a deleted record. */
export const restoreToasts = mutationToasts({
  success: { title: restoringText.restored },
  failure: ({ message }) => ({ title: restoringText.restoreFailed, description: message }),
});

/** Returns the undo button for the toast of a deletion. */
export function undo(onSelect: () => void): NonNullable<Toast['action']> {
  return { label: restoringText.undo, onSelect };
}
