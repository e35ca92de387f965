import { deleteAllDrafts } from '../../drafts/stored-drafts.ts';
import { clearStore } from '../../store.ts';
import { unwrapByDevice, unwrapByPin } from '../data-key.ts';
import { readDeviceSecret } from '../device-secret.ts';
import { type LockRecord, readLock, writeLock } from '../lock-record.ts';
import { isExhausted, MAX_FAILURES, waitMs, withClock } from './attempts.ts';

/** Bytes of the data key, for a member who proved their identity. */
export interface Verified {
  kind: 'proved';
  raw: Uint8Array<ArrayBuffer>;
  record: LockRecord;
}

/** Refusal of a PIN. `left` wrong PINs remain; `exhausted` means none, and the stored data is deleted. */
export type Refused =
  | { kind: 'wrong'; left: number; waitMs: number }
  | { kind: 'wait'; waitMs: number }
  | { kind: 'exhausted' };

/** Verifies a PIN. Tabs take turns, and an attempt is counted before it is made: closing the page does not undo it. */
export function verifyPin(pin: string): Promise<Verified | Refused> {
  return inTurn(async () => {
    const found = await readLock();
    if (!found?.pin) return { kind: 'exhausted' };
    const now = Date.now();
    const record = { ...found, ...withClock(found, now) };
    const wait = waitMs(record, now);
    if (wait > 0) {
      await writeLock(record);
      return { kind: 'wait', waitMs: wait };
    }
    const counted = { ...record, failures: record.failures + 1, failedAt: now };
    await writeLock(counted);
    const raw = await unwrapByPin(found.pin, pin, record.browserKey);
    if (raw) return proved(raw, record);
    if (isExhausted(counted)) {
      await wipe(counted);
      return { kind: 'exhausted' };
    }
    return { kind: 'wrong', left: MAX_FAILURES - counted.failures, waitMs: waitMs(counted, now) };
  });
}

/** Verifies the owner by the device; returns `null` if that failed. */
export async function verifyByDevice(): Promise<Verified | null> {
  const device = (await readLock())?.device;
  const secret = device && (await readDeviceSecret(device));
  const raw = secret && (await unwrapByDevice(device, secret));
  if (!raw) return null;
  return inTurn(async () => {
    const record = await readLock();
    return record && proved(raw, record);
  });
}

/** Returns the state that the lock screen shows first: the remaining wait, and whether the PIN is exhausted. */
export async function readStanding(): Promise<{ waitMs: number; isExhausted: boolean; hasDevice: boolean }> {
  const record = await readLock();
  return {
    waitMs: record ? waitMs(record, Date.now()) : 0,
    isExhausted: !record?.pin,
    hasDevice: record?.device !== null && record !== null,
  };
}

async function proved(raw: Uint8Array<ArrayBuffer>, before: LockRecord): Promise<Verified> {
  const record = { ...before, failures: 0, failedAt: 0 };
  await writeLock(record);
  return { kind: 'proved', raw, record };
}

/** Destroys the key and the data of a member who has forgotten the PIN, as after too many wrong ones. */
export function wipeForgotten(): Promise<void> {
  return inTurn(async () => {
    const record = await readLock();
    if (record) await wipe(record);
  });
}

/**
 * Destroys the key and all data encrypted with it. The app stays locked until the session ends: deleting the lock would
 * let in a person who guessed.
 */
async function wipe(record: LockRecord): Promise<void> {
  await writeLock({ ...record, pin: null, device: null });
  deleteAllDrafts();
  await clearStore();
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request('jugal-lock', work);
}
