import { createStore } from './store/create-store.ts';
import { useStore } from './store/use-store.ts';

/** Milliseconds between a refused call and the login screen, for the words that tell of it (specification, section 9). */
const REDIRECT_MS = 500;

const hasEnded = createStore(false);

/** A call was refused because nobody is signed in: the login screen follows (`SessionGate`). May be said more than once. */
export function endSession(): void {
  setTimeout(() => hasEnded.set(true), REDIRECT_MS);
}

/** Whether the session that the screens were drawn for is over. */
export function useHasSessionEnded(): boolean {
  return useStore(hasEnded, false);
}
