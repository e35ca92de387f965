import { clearDepartureNotes, isSignOutUnconfirmed } from '#client/lib/public/departure-notes.ts';
import { clearFormerMember, deleteMemberDatabase } from '#client/lib/store/member-database.ts';
import { lockFlagKey, lockOwner } from './lock-flag.ts';

/**
 * Deletes all that the former member has left on this device, at sign-in: another member's app lock too, and one whose
 * keys a forgotten PIN has destroyed. The member's own lock still requires the PIN, and their unsent changes stay.
 */
export async function receiveMember(memberId: string): Promise<void> {
  const owner = lockOwner();
  const isObsolete = owner !== null && (owner !== memberId || isSignOutUnconfirmed());
  if (isObsolete) await dropLock();
  await clearFormerMember();
}

/** Ends the departure of a sign-out that the server has confirmed late, with the lock that a forgotten PIN has left. */
export async function confirmDeparture(): Promise<void> {
  if (lockOwner() !== null) await dropLock();
  clearDepartureNotes();
}

async function dropLock(): Promise<void> {
  localStorage.removeItem(lockFlagKey);
  navigator.serviceWorker?.controller?.postMessage({ type: 'VAULT_OFF' });
  await deleteMemberDatabase();
}
