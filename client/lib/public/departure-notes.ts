/** Notes of how this device left a session, for the public page on which its member arrives. */

/** Storage key of a sign-out that the server has not confirmed; in all tabs, until it is confirmed or a member signs in. */
const unconfirmedKey = 'jugal-sign-out-unconfirmed';
/** Storage key of a session that ended without this device; in this tab. */
const endedKey = 'jugal-session-ended';

export function noteUnconfirmedSignOut(): void {
  localStorage.setItem(unconfirmedKey, '1');
}

/** Returns true if this device has signed out without the server's confirmation: no screen of a member opens then. */
export function isSignOutUnconfirmed(): boolean {
  return localStorage.getItem(unconfirmedKey) !== null;
}

export function noteEndedSession(): void {
  sessionStorage.setItem(endedKey, '1');
}

/** Returns true if the session of this tab was ended elsewhere or has expired. */
export function hasSessionEnded(): boolean {
  return sessionStorage.getItem(endedKey) !== null;
}

/** Deletes all notes, after a sign-in or a confirmed sign-out. */
export function clearDepartureNotes(): void {
  localStorage.removeItem(unconfirmedKey);
  sessionStorage.removeItem(endedKey);
}
