import { rewriteStore } from '../store.ts';

/**
 * Storage key set while stored data is rewritten, so that a page can detect that an earlier one was left before the
 * end.
 */
const unfinishedKey = 'jugal-lock-rewriting';

/**
 * Encrypts or decrypts the member's stored data to match the state of app lock. A repeated run resumes an unfinished
 * one.
 */
export async function reencryptStores(): Promise<void> {
  localStorage.setItem(unfinishedKey, '1');
  await rewriteStore();
  localStorage.removeItem(unfinishedKey);
}

/** Finishes a rewrite that an earlier page left unfinished. */
export async function finishReencryption(): Promise<void> {
  if (localStorage.getItem(unfinishedKey) !== null) await reencryptStores();
}
