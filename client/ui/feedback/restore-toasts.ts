import { binScreensText as text } from '#messages/screens/bin.ts';
import { mutationToasts } from './mutation-toasts.ts';
import type { Toast } from './toast.ts';

/** The toasts of bringing back what was deleted. */
export const restoreToasts = mutationToasts({
  success: { title: text.restored },
  failure: ({ message }) => ({ title: text.restoreFailed, description: message }),
});

/** The button of a toast that says that something was deleted. */
export function undo(onSelect: () => void): NonNullable<Toast['action']> {
  return { label: text.undo, onSelect };
}
