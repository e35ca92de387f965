import { createStore } from '#client/lib/store/create-store.ts';

export type ToastTone = 'neutral' | 'positive' | 'danger';

export interface Toast {
  title: string;
  description?: string | undefined;
  /** Shown below in small letters. */
  note?: string | undefined;
  tone?: ToastTone;
  /** Button, such as Undo; pressing it closes the toast. */
  action?: { label: string; onSelect: () => void };
  /** Display time in milliseconds, by default `toastDurationMs`. */
  durationMs?: number;
  /** Shows it for `lastingToastMs` with a button that closes it: for content that cannot be read again. */
  isLasting?: boolean;
}

/** Display time of a toast, in milliseconds (specification, section 9). */
export const toastDurationMs = 5000;

/** Display time of a lasting toast, in milliseconds. */
export const lastingToastMs = 10_000;

/** Latest toast. Only for the toaster. */
export const latestToast = createStore<Toast | null>(null);

/** Shows a toast in place of the previous one. Can be called before the toaster starts. */
export function showToast(toast: Toast) {
  latestToast.set({ ...toast });
}
