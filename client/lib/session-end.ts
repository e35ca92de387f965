import { createStore } from './store/create-store.ts';
import { useStore } from './store/use-store.ts';

/**
 * Milliseconds between a rejected call and the login screen, so that its message can be read (specification, section
 * 9).
 */
const REDIRECT_MS = 500;

const hasEnded = createStore(false);

let isLeaving = false;

/**
 * Runs a call that ends the session, for a caller that then leaves the page itself. Meanwhile no rejected call and no end
 * of the live stream leads to the login; a failure restores that.
 */
export async function suppressSessionExpiry<T>(work: () => Promise<T>): Promise<T> {
  isLeaving = true;
  try {
    return await work();
  } catch (error) {
    isLeaving = false;
    throw error;
  }
}

/** Returns true while the member ends the session. */
export function isFarewell(): boolean {
  return isLeaving;
}

/**
 * Ends the session after a call was rejected with 401; `SessionGate` then shows the login screen. Safe to call
 * repeatedly.
 */
export function endSession(): void {
  if (isLeaving) return;
  setTimeout(() => hasEnded.set(true), REDIRECT_MS);
}

/** Returns true if the session that the screens were rendered for has ended. */
export function useHasSessionEnded(): boolean {
  return useStore(hasEnded, false);
}
