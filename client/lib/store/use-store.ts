import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

/**
 * Returns the store's value and renders again on each change. The build's render and the first one in the browser get
 * `initial`.
 */
export function useStore<Value>({ subscribe, get }: Store<Value>, initial: Value): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
