export type ToastTone = 'neutral' | 'positive' | 'danger';

export interface Toast {
  title: string;
  description?: string | undefined;
  tone?: ToastTone;
  /** One thing to do about it, such as Undo; the toast goes with it. */
  action?: { label: string; onSelect: () => void };
}

/** How long a toast stays, in milliseconds (specification, section 9). */
export const toastDurationMs = 5000;

type Listener = (toast: Toast) => void;
const listeners = new Set<Listener>();
const waiting: Toast[] = [];

/** Shows one toast; the one before it goes. May be called before the toast outlet stands. */
export function showToast(toast: Toast) {
  if (listeners.size === 0) waiting.push(toast);
  for (const listener of listeners) listener(toast);
}

/** For the toast outlet alone: hears of every toast, those shown before it stood included. */
export function subscribeToToasts(listener: Listener) {
  listeners.add(listener);
  for (const toast of waiting.splice(0)) listener(toast);
  return () => {
    listeners.delete(listener);
  };
}
