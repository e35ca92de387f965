import { deleteMemberDatabase } from '#client/lib/store/member-database.ts';
import { lockFlagKey, lockOwner } from './lock-flag.ts';

/**
 * Deletes another member's app lock and all its encrypted data at sign-in. The member's own lock still requires the
 * PIN.
 */
export async function dropForeignLock(memberId: string): Promise<void> {
  const owner = lockOwner();
  if (owner === null || owner === memberId) return;
  localStorage.removeItem(lockFlagKey);
  navigator.serviceWorker?.controller?.postMessage({ type: 'VAULT_OFF' });
  await deleteMemberDatabase();
}
