import { deleteMemberDatabases } from '../store/delete-database.ts';
import { lockFlagKey, lockOwner } from './lock-flag.ts';

/** When somebody signs in: an app lock of another member goes with all that it had sealed. Their own still asks for the PIN. */
export async function dropForeignLock(memberId: string): Promise<void> {
  const owner = lockOwner();
  if (owner === null || owner === memberId) return;
  localStorage.removeItem(lockFlagKey);
  navigator.serviceWorker?.controller?.postMessage({ type: 'VAULT_OFF' });
  await deleteMemberDatabases();
}
