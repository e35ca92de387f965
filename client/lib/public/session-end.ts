import { useSyncExternalStore } from 'react';
import { subscribeToSession } from './session-marker.ts';

/** Milliseconds between a refused call and the login screen, for the words that tell of it (specification, section 9). */
const REDIRECT_MS = 500;

let hasEnded = false;
const listeners = new Set<() => void>();

function tell(isOver: boolean) {
  hasEnded = isOver;
  for (const listener of listeners) listener();
}

/** A call was refused because nobody is signed in: the login screen follows (`SessionGate`). May be said more than once. */
export function endSession(): void {
  setTimeout(() => tell(true), REDIRECT_MS);
}

/** Whether the session that the screens were drawn for is over. */
export function useHasSessionEnded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasEnded,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

// The build, which draws the public pages, has no window and no session.
if (typeof window !== 'undefined') subscribeToSession(() => tell(false));
