import { browserStore } from '../store/browser-database.ts';
import type { Failures } from './attempts.ts';
import type { DeviceWrap, PinWrap } from './data-key.ts';

/** App lock on this device. */
export interface LockRecord extends Failures {
  browserKey: CryptoKey;
  /** PIN-wrapped key; `null` after too many wrong PINs destroyed it, so that the member can only sign in again. */
  pin: PinWrap | null;
  device: DeviceWrap | null;
}

/** Database name; the database is deleted by it at the end of the session. */
export const lockDatabase = 'jugal-lock';
const records = browserStore(lockDatabase, 'lock', {});
const onlyKey = 'lock';

export async function readLock(): Promise<LockRecord | null> {
  const found = await records.run('readonly', (store): IDBRequest<unknown> => store.get(onlyKey));
  return isLockRecord(found) ? found : null;
}

/** Writes the lock; throws if the browser stores no databases. */
export async function writeLock(record: LockRecord): Promise<void> {
  const key = await records.run('readwrite', (store) => store.put(record, onlyKey));
  if (key === null) throw new Error('The browser keeps no databases');
}

export async function deleteLock(): Promise<void> {
  await records.run('readwrite', (store) => store.delete(onlyKey));
}

function isLockRecord(value: unknown): value is LockRecord {
  return typeof value === 'object' && value !== null && 'browserKey' in value && 'failures' in value;
}
