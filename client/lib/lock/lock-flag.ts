/** In the browser's storage while app lock is on: whose it is. Read before anything of the member is, also by the script in the shell's head. */
export const lockFlagKey = 'jugal-lock';

/** The id of the member whose app lock is on in this browser. */
export function lockOwner(): string | null {
  try {
    return localStorage.getItem(lockFlagKey);
  } catch {
    // Blocked storage has no lock, and keeps nothing of the member either. A worker has no such storage: it asks the database.
    return null;
  }
}

export function isLockOn(): boolean {
  return lockOwner() !== null;
}
