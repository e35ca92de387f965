/** Storage key that is present once the device has stored a copy. The script in the shell's head reads it. */
export const copiedFlagKey = 'jugal-copied';

/** Notes whether the device has a stored copy. A service worker has no such storage. */
export function noteCopied(hasCopy: boolean): void {
  if (!('localStorage' in globalThis)) return;
  try {
    if (hasCopy) localStorage.setItem(copiedFlagKey, '1');
    else localStorage.removeItem(copiedFlagKey);
  } catch (error) {
    console.warn('This browser stores nothing', error);
  }
}
