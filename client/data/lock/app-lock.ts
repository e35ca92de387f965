import { holdStore, lockNewDatabases } from '#client/data/database.ts';
import { clearLastPush } from '#client/data/worker/received-push.ts';
import { createPageChannel } from '#client/lib/public/page-channel.ts';
import { newBrowserKey, newDataKey, importDataKey, wrapByDevice, wrapByPin } from './data-key.ts';
import { type DeviceSecret } from './device-secret.ts';
import { decryptDrafts, settleDrafts, storeDraftsPlain } from './encrypted-drafts.ts';
import {
  clearActivity,
  isAwayTooLong,
  readMinutes,
  readLastActivity,
  writeMinutes,
  writeLastActivity,
} from './idle-timer.ts';
import { lockFlagKey } from './lock-flag.ts';
import { type LockRecord, readLock, writeLock } from './lock-record.ts';
import { endMove, isMoveUnfinished, moveStore, type StoreLock } from './move-store.ts';
import type { AwayMinutes } from './pin/pin-rules.ts';
import type { Verified } from './pin/pin-verification.ts';
import { answerWithKey, askForKey, isVaultQuestion, postToWorker, vaultQuestion } from './vault-messages.ts';
import { vault } from './vault.ts';

/**
 * Retries for the key of another tab that has just unlocked, and the pause between them in milliseconds: a busy device
 * answers late.
 */
const HAND_OVER = { tries: 20, pauseMs: 250 };

/** Lock changes shared by all tabs of this browser; `off` means that app lock was turned off. */
type LockNews = 'locked' | 'unlocked' | 'off';
const lockChannel = createPageChannel<LockNews>('jugal-lock');

let isListening = false;
/** App lock of this browser while the page is unlocked, which outlives an eviction. */
let held: StoreLock | null = null;

/**
 * Resumes unlocked on page load if another page or the service worker still has the key and the member was not away too
 * long. The key is never written to disk, so a restart of the browser requires unlocking.
 */
export async function resumeLock(): Promise<void> {
  listen();
  if (isMoveUnfinished()) await dropFlagOfNoLock();
  if (vault.get() !== 'locked') return;
  const key = await askWorker();
  if (!key) return;
  const at = readLastActivity();
  const seen = at === null ? null : { at, monotonicMs: null };
  if (isAwayTooLong(seen, readMinutes(), { now: Date.now(), monotonicMs: performance.now() })) announceLocked();
  else {
    await open(key);
    void finishMove();
  }
}

/** Opens the app if its page was left while it turned app lock on or off, so that the store has none. */
async function dropFlagOfNoLock(): Promise<void> {
  await holdStore(async () => {
    if ((await readLock()) !== null) return;
    localStorage.removeItem(lockFlagKey);
    endMove();
    vault.set('off');
  });
}

/** Turns app lock on for the member: encrypts stored and future data. */
export async function turnOnLock(
  memberId: string,
  { pin, minutes, device }: { pin: string; minutes: AwayMinutes; device: DeviceSecret | null },
): Promise<void> {
  const raw = newDataKey();
  const browserKey = await newBrowserKey();
  const record = {
    browserKey,
    pin: await wrapByPin(raw, pin, browserKey),
    device: device && (await wrapByDevice(raw, device)),
    failures: 0,
    failedAt: 0,
  };
  const key = await importDataKey(raw);
  writeMinutes(minutes);
  writeLastActivity(Date.now());
  listen();
  try {
    await moveStore(
      { record, key },
      {
        before() {
          localStorage.setItem(lockFlagKey, memberId);
          clearLastPush();
        },
        after: () => open(key),
      },
    );
  } catch (error) {
    if (vault.get() === 'off') localStorage.removeItem(lockFlagKey);
    throw error;
  }
  lockChannel.announce('unlocked');
}

/** Unlocks the app in all tabs. */
export async function unlock(raw: Uint8Array<ArrayBuffer>): Promise<void> {
  writeLastActivity(Date.now());
  await open(await importDataKey(raw));
  lockChannel.announce('unlocked');
  void finishMove();
}

/** Encrypts rows that a page of a former version has left plain: it encrypted them one by one. */
async function finishMove(): Promise<void> {
  if (!isMoveUnfinished() || !held) return;
  await moveStore(held).catch((error: unknown) => console.warn('Stored data was not encrypted', error));
}

/** Locks all tabs. Each reloads, so that no member data stays in its memory. */
export async function lockNow(): Promise<void> {
  await settleDrafts();
  announceLocked();
  begin();
}

export async function changePin({ raw, record }: Verified, pin: string): Promise<void> {
  await change({ ...record, pin: await wrapByPin(raw, pin, record.browserKey) });
}

/** Replaces the device's wrapped key; `null` removes unlocking by the device. */
export async function changeDevice({ raw, record }: Verified, device: DeviceSecret | null): Promise<void> {
  await change({ ...record, device: device && (await wrapByDevice(raw, device)) });
}

/** Changes the lock, also of the databases that this and other tabs may have to create. */
async function change(record: LockRecord): Promise<void> {
  await writeLock(record);
  await readHeld();
  lockChannel.announce('unlocked');
}

/** Turns app lock off by decrypting all stored data. A page that dies meanwhile is still locked. */
export async function turnOffLock(): Promise<void> {
  const state = vault.get();
  if (typeof state !== 'object') return;
  try {
    await moveStore(null, {
      before: storeDraftsPlain,
      after() {
        localStorage.removeItem(lockFlagKey);
        clearActivity();
        postToWorker({ type: 'VAULT_OFF' });
        close();
      },
    });
  } catch (error) {
    await decryptDrafts(state.key);
    throw error;
  }
  lockChannel.announce('off');
}

async function open(key: CryptoKey): Promise<void> {
  await readHeld(key);
  await decryptDrafts(key);
  vault.set({ key });
  postToWorker({ type: 'VAULT_KEY', key });
}

/** Reads the lock's record of an unlocked page. */
async function readHeld(key = held?.key): Promise<void> {
  if (!key) return;
  const former = held;
  const stored = await readLock();
  // Another tab has turned app lock off meanwhile.
  if (former && !held) return;
  // An eviction deletes the stored one.
  const record = stored ?? held?.record;
  held = record ? { record, key } : null;
  lockNewDatabases(record ? { record } : 'unknown');
}

function close(): void {
  held = null;
  lockNewDatabases('off');
  vault.set('off');
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  lockChannel.listen((news) => void follow(news));
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const state = vault.get();
    if (isVaultQuestion(data)) answerWithKey(ports, typeof state === 'object' ? state.key : null);
  });
  // A new version of the service worker, or one of another language, has no key.
  navigator.serviceWorker?.addEventListener('controllerchange', () => {
    const state = vault.get();
    if (typeof state === 'object') postToWorker({ type: 'VAULT_KEY', ...state });
  });
}

/** Applies a lock change announced by another tab. */
async function follow(news: LockNews): Promise<void> {
  const state = vault.get();
  if (news === 'unlocked' && state === 'locked') await receiveKey();
  if (news === 'unlocked' && typeof state === 'object') await readHeld();
  if (news === 'locked' && typeof state === 'object') {
    await settleDrafts();
    begin();
  }
  if (news === 'off' && typeof state === 'object') {
    await storeDraftsPlain();
    close();
  }
  if (news === 'off' && state === 'locked') begin();
}

/** Skips the idle check: another tab has just unlocked, and this tab's last-activity time may be stale. */
async function receiveKey(): Promise<void> {
  for (let tries = 0; tries < HAND_OVER.tries && vault.get() === 'locked'; tries += 1) {
    const key = await askWorker();
    if (key) await open(key);
    else await new Promise((resolve) => setTimeout(resolve, HAND_OVER.pauseMs));
  }
}

function announceLocked(): void {
  postToWorker({ type: 'VAULT_LOCKED' });
  lockChannel.announce('locked');
}

function begin(): void {
  vault.set('locked');
  location.reload();
}

function askWorker(): Promise<CryptoKey | null> {
  const worker = navigator.serviceWorker?.controller;
  return worker ? askForKey((port) => worker.postMessage(vaultQuestion, [port])) : Promise.resolve(null);
}
