import { LOCK_KEY } from '../database.ts';
import { table } from '../store.ts';
import type { DeviceWrap, PinWrap } from './data-key.ts';
import type { Failures } from './pin/attempts.ts';

/** App lock on this device. */
export interface LockRecord extends Failures {
  browserKey: CryptoKey;
  /** PIN-wrapped key; `null` after too many wrong PINs destroyed it, so that the member can only sign in again. */
  pin: PinWrap | null;
  device: DeviceWrap | null;
}

const lock = table('lock');

export async function readLock(): Promise<LockRecord | null> {
  const found = await lock.get(LOCK_KEY);
  return isLockRecord(found) ? found : null;
}

/** Writes the lock; throws if the browser stores no databases. */
export function writeLock(record: LockRecord): Promise<void> {
  return lock.write({ put: [{ key: LOCK_KEY, value: record }] });
}

function isLockRecord(value: unknown): value is LockRecord {
  return typeof value === 'object' && value !== null && 'browserKey' in value && 'failures' in value;
}
