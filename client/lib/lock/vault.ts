import { createStore } from '../store/create-store.ts';
import { isLockOn } from './lock-flag.ts';

/**
 * The key of what this browser keeps of the member (decision 0083), in memory alone: `off` without app lock, `locked` until somebody has
 * unlocked it. While app lock is being turned off, what is sealed is still read, and nothing more is sealed.
 */
export type Vault = 'off' | 'locked' | { readonly key: CryptoKey; readonly isSealing: boolean };

export const vault = createStore<Vault>(isLockOn() ? 'locked' : 'off');

/** Thrown where something kept is read or written while the app is locked. */
class LockedError extends Error {}

/** What is written now is sealed with it; `null`: it is written as it is. */
export function sealingKey(): CryptoKey | null {
  const state = vault.get();
  if (state === 'locked') throw new LockedError('The app is locked');
  return state === 'off' || !state.isSealing ? null : state.key;
}

/** What was sealed is read with it. */
export function openingKey(): CryptoKey | null {
  const state = vault.get();
  if (state === 'locked') throw new LockedError('The app is locked');
  return state === 'off' ? null : state.key;
}
