import { close, lockNewDatabases, openDatabase } from '#client/data/database.ts';
import { vault } from '#client/data/lock/vault.ts';
import { deleteMemberDatabase } from '#client/lib/store/member-database.ts';

/** Ends the app lock of a test file and deletes its database: other files of the process have the same modules. */
export async function endVault(): Promise<void> {
  vault.set('off');
  lockNewDatabases('off');
  const opened = await openDatabase();
  if (opened) close(opened);
  await deleteMemberDatabase();
}
