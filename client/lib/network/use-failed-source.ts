import { useEffect, useState } from 'react';
import { useExternalAfterPress } from '../store/use-store.ts';
import { onNetworkBack, hasNetwork, isServerFailing, onNetworkChange } from './network-state.ts';

/**
 * Returns the address of a picture that failed to load, and a function to set it. Once the network is back it is `null`
 * again, so that the picture is tried again.
 */
export function useFailedSource(): [string | null, (address: string | null) => void] {
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => (failed === null ? undefined : onNetworkBack(() => setFailed(null))), [failed]);
  return [failed, setFailed];
}

export function useIsServerFailing(): boolean {
  return useExternalAfterPress(onNetworkChange, isServerFailing, false);
}

export function useIsOffline(): boolean {
  return useExternalAfterPress(onNetworkChange, () => !hasNetwork(), false);
}
