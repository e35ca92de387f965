import { useCallback, useSyncExternalStore } from 'react';
import { afterPress } from '../run-after.ts';
import type { Store } from './create-store.ts';

/** Returns the store's value and renders again on each change. The build's render and the first one get `initial`. */
export function useStore<Value>({ subscribe, get }: Store<Value>, initial: Value): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}

/**
 * Does the same for a store that others than the member change, such as the network. It renders once no finger presses a
 * control that the change could move.
 */
export function useStoreAfterPress<Value>({ subscribe, get }: Store<Value>, initial: Value): Value {
  return useExternalAfterPress(subscribe, get, initial);
}

/** Reads a value outside React as `useStoreAfterPress` does. `get` must return the same value until a change. */
export function useExternalAfterPress<Value>(
  subscribe: (onChange: () => void) => () => void,
  get: () => Value,
  initial: Value,
): Value {
  const subscribeCalmly = useCallback((onChange: () => void) => subscribe(() => afterPress(onChange)), [subscribe]);
  return useSyncExternalStore(subscribeCalmly, get, () => initial);
}
