import { createPageChannel } from './public/page-channel.ts';
import { createStore } from './store/create-store.ts';
import { useStore } from './store/use-store.ts';

/** `ending`: a tab asks the server to end the session. `kept`: that failed. `ended`: the other tabs leave too. */
type SessionMessage = 'ending' | 'kept' | 'ended';

export const sessionChannel = createPageChannel<SessionMessage>('jugal-session');

/**
 * Milliseconds between a rejected call and the login screen, so that its message can be read (specification, section
 * 9).
 */
const REDIRECT_MS = 500;

const hasEnded = createStore(false);

/** Longest time for which another tab's call may take to end the session, in milliseconds; a closed tab never says so. */
const ELSEWHERE_MAX_MS = 30_000;

let isLeaving = false;
let endsElsewhereUntil = 0;

/**
 * Runs a call that ends the session, for a caller that then leaves the page itself. Meanwhile no rejected call and no end
 * of the live stream leads to the login, in any tab; a failure restores that.
 */
export async function suppressSessionExpiry<T>(work: () => Promise<T>): Promise<T> {
  isLeaving = true;
  sessionChannel.announce('ending');
  try {
    return await work();
  } catch (error) {
    isLeaving = false;
    sessionChannel.announce('kept');
    throw error;
  }
}

/** Calls back when another tab has ended the session, and knows before that it is ending it. Returns an unsubscriber. */
export function followSessionElsewhere(onEnded: () => void): () => void {
  return sessionChannel.listen((message) => {
    if (message === 'ended') onEnded();
    else endsElsewhereUntil = message === 'ending' ? performance.now() + ELSEWHERE_MAX_MS : 0;
  });
}

/** Returns true while the member ends the session, in this tab or another. */
export function isFarewell(): boolean {
  return isLeaving || performance.now() < endsElsewhereUntil;
}

/**
 * Ends the session after a call was rejected with 401; `SessionGate` then shows the login screen. Safe to call
 * repeatedly.
 */
export function endSession(): void {
  if (isFarewell()) return;
  setTimeout(() => hasEnded.set(true), REDIRECT_MS);
}

/** Returns true if the session that the screens were rendered for has ended. */
export function useHasSessionEnded(): boolean {
  return useStore(hasEnded, false);
}
