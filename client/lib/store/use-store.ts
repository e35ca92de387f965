import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

/** The store's value, drawn again with each change. The build's render and the first one in the browser see `initial`. */
export function useStore<Value>({ subscribe, get }: Store<Value>, initial: Value): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
