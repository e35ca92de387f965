import { close, openDatabase } from '#client/data/database.ts';
import { importDataKey, newBrowserKey, newDataKey } from '#client/data/lock/data-key.ts';
import { writeLock } from '#client/data/lock/lock-record.ts';
import { vault } from '#client/data/lock/vault.ts';

/** Puts app lock on an empty store, and unlocks it. */
export async function lockStore(): Promise<void> {
  const record = { browserKey: await newBrowserKey(), pin: null, device: null, failures: 0, failedAt: 0 };
  await writeLock(record);
  const opened = await openDatabase();
  if (opened) close(opened);
  vault.set({ key: await importDataKey(newDataKey()) });
}
