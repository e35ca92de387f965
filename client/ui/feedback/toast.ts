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
  /** Shows it on the next page too, which the caller loads at once. A toast of the app else ends with its page. */
  isCarried?: boolean;
}

/** Display time of a toast, in milliseconds (specification, section 9). */
export const toastDurationMs = 5000;

/** Display time of a lasting toast, in milliseconds. */
export const lastingToastMs = 10_000;

/** Milliseconds in which a step to another screen belongs to what the toast reports, such as a deletion. */
const STEP_MS = 1000;

/** Latest toast, or `null` once its screen was left. Only for the toaster. */
export const latestToast = createStore<Toast | null>(null);
let shownAt = 0;

/** Shows a toast in place of the previous one. Can be called before the toaster starts. */
export function showToast(toast: Toast) {
  shownAt = performance.now();
  latestToast.set({ ...toast });
}

/** Ends the toast of a screen that was left, unless it offers an action or came with the step itself. */
export function leaveToast() {
  const toast = latestToast.get();
  if (!toast || toast.action || toast.isLasting) return;
  if (performance.now() - shownAt > STEP_MS) latestToast.set(null);
}
