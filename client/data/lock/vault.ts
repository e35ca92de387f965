import { createStore } from '#client/lib/store/create-store.ts';
import { isLockOn } from './lock-flag.ts';

/**
 * Key of the member's data in this browser (`docs/topics/app-lock.md`), in memory only: `off` without app lock,
 * `locked` until the member unlocks. While app lock is being turned off, encrypted data is still read and new data is
 * written plain.
 */
export type Vault = 'off' | 'locked' | { readonly key: CryptoKey; readonly isEncrypting: boolean };

export const vault = createStore<Vault>(isLockOn() ? 'locked' : 'off');

/** Thrown when stored data is read or written while the app is locked. */
class LockedError extends Error {}

/** Returns the key that encrypts new data; `null` if data is written plain. */
export function encryptionKey(): CryptoKey | null {
  const state = vault.get();
  if (state === 'locked') throw new LockedError('The app is locked');
  return state === 'off' || !state.isEncrypting ? null : state.key;
}

/** Returns the key that decrypts stored data. */
export function decryptionKey(): CryptoKey | null {
  const state = vault.get();
  if (state === 'locked') throw new LockedError('The app is locked');
  return state === 'off' ? null : state.key;
}
