import { createStore } from './store/create-store.ts';
import { useStore } from './store/use-store.ts';

/**
 * Milliseconds between a rejected call and the login screen, so that its message can be read (specification, section
 * 9).
 */
const REDIRECT_MS = 500;

const hasEnded = createStore(false);

/**
 * Ends the session after a call was rejected with 401; `SessionGate` then shows the login screen. Safe to call
 * repeatedly.
 */
export function endSession(): void {
  setTimeout(() => hasEnded.set(true), REDIRECT_MS);
}

/** Returns true if the session that the screens were rendered for has ended. */
export function useHasSessionEnded(): boolean {
  return useStore(hasEnded, false);
}
