import { createStore } from '#client/lib/store/create-store.ts';
import { isLockOn } from './lock-flag.ts';

/**
 * Key of the member's data in this browser (`docs/topics/app-lock.md`), in memory only: `off` without app lock,
 * `locked` until the member unlocks.
 */
export type Vault = 'off' | 'locked' | { readonly key: CryptoKey };

export const vault = createStore<Vault>(isLockOn() ? 'locked' : 'off');

/** Thrown when stored data is read or written while the app is locked. */
class LockedError extends Error {}

/**
 * Returns the key of encrypted rows, or `null` for plain ones. Throws while the app is locked, which this page or
 * worker may learn here: another page has turned app lock on.
 */
export function readKey(isEncrypted: boolean): CryptoKey | null {
  const state = vault.get();
  if (state === 'off' && isEncrypted) vault.set('locked');
  if (state === 'locked' || (state === 'off' && isEncrypted)) throw new LockedError('The app is locked');
  return isEncrypted && state !== 'off' ? state.key : null;
}
