import { createStore } from '#client/lib/store/create-store.ts';

export type ToastTone = 'neutral' | 'positive' | 'danger';

export interface Toast {
  title: string;
  description?: string | undefined;
  /** In small letters below. */
  note?: string | undefined;
  tone?: ToastTone;
  /** A button, such as Undo; pressing it closes the toast. */
  action?: { label: string; onSelect: () => void };
  /** Stays until it is closed, on the next page too: what cannot be read again. */
  isLasting?: boolean;
}

/** How long a toast is shown, in milliseconds (specification, section 9). */
export const toastDurationMs = 5000;

/** The toast shown last. For the toaster alone. */
export const latestToast = createStore<Toast | null>(null);

/** Shows a toast in place of the one before it. May be called before the toaster is started. */
export function showToast(toast: Toast) {
  latestToast.set({ ...toast });
}
