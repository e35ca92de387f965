/**
 * Storage key of the app lock's owner, present while app lock is on. It is read before any member data, also by the
 * script in the shell's head.
 */
export const lockFlagKey = 'jugal-lock';

/** Returns the id of the member whose app lock is on in this browser. */
export function lockOwner(): string | null {
  try {
    return localStorage.getItem(lockFlagKey);
  } catch {
    // Blocked storage holds no lock and no member data. A service worker has no such storage: it asks the database.
    return null;
  }
}

export function isLockOn(): boolean {
  return lockOwner() !== null;
}
