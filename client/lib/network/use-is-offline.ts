import { useSyncExternalStore } from 'react';
import { hasNetwork, onNetworkChange } from './network-state.ts';

export function useIsOffline(): boolean {
  return useSyncExternalStore(
    onNetworkChange,
    () => !hasNetwork(),
    () => false,
  );
}
