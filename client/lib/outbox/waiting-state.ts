import { createStore } from '../store/create-store.ts';
import { useStore } from '../store/use-store.ts';

/** What of the member waits on this device, for the screens: tiny, for every first screen carries it. */
interface WaitingState {
  /** How many changes wait for the network. */
  count: number;
  /** What of a gallery is on its way. */
  gallery: { memories: number; photos: number };
  /** How many wait for the member: refused, or changed by the partner meanwhile. */
  undecided: number;
  /** The objects that they are changes of. */
  objectIds: ReadonlySet<string>;
}

const none: WaitingState = {
  count: 0,
  gallery: { memories: 0, photos: 0 },
  undecided: 0,
  objectIds: new Set(),
};
export const waitingState = createStore(none);

export function useWaiting(): WaitingState {
  return useStore(waitingState, none);
}

export function useIsWaiting(objectId: string): boolean {
  return useWaiting().objectIds.has(objectId);
}

/** In the browser's storage while anything waits, so that the first reads of a page know it before the database is open. */
const markerKey = 'jugal-waiting';

export function mayBeWaiting(): boolean {
  try {
    return localStorage.getItem(markerKey) !== null;
  } catch {
    // Blocked storage keeps no changes either.
    return false;
  }
}

export function setWaiting(state: WaitingState, isAnyWaiting: boolean): void {
  waitingState.set(state);
  try {
    if (isAnyWaiting) localStorage.setItem(markerKey, '1');
    else localStorage.removeItem(markerKey);
  } catch (error) {
    console.warn('What waits could not be marked', error);
  }
}
