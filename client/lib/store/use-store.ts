import { useCallback, useSyncExternalStore } from 'react';
import { afterPress } from '../after-press.ts';
import type { Store } from './create-store.ts';

/**
 * Returns the store's value and renders again after each change, once no finger presses a control that the change could
 * move. The build's render and the first one in the browser get `initial`.
 */
export function useStore<Value>({ subscribe, get }: Store<Value>, initial: Value): Value {
  return useExternal(subscribe, get, initial);
}

/** Reads a value outside React as `useStore` does. `get` must return the same value until a change. */
export function useExternal<Value>(
  subscribe: (onChange: () => void) => () => void,
  get: () => Value,
  initial: Value,
): Value {
  const subscribeCalmly = useCallback((onChange: () => void) => subscribe(() => afterPress(onChange)), [subscribe]);
  return useSyncExternalStore(subscribeCalmly, get, () => initial);
}
