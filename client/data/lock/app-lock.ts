import { forgetLastPush } from '#client/data/worker/received-push.ts';
import { newBrowserKey, newDataKey, importDataKey, wrapByDevice, wrapByPin } from './data-key.ts';
import { type DeviceSecret } from './device-secret.ts';
import { lockChannel, type LockNews } from './lock-channel.ts';
import { lockFlagKey } from './lock-flag.ts';
import { deleteLock, writeLock } from './lock-record.ts';
import {
  forgetActivity,
  isAwayTooLong,
  readMinutes,
  readLastActivity,
  writeMinutes,
  writeLastActivity,
} from './idle-timer.ts';
import type { AwayMinutes } from './pin-rules.ts';
import type { Verified } from './pin-verification.ts';
import { finishReencryption, reencryptStores } from './reencrypt-stores.ts';
import { decryptDrafts, settleDrafts, storeDraftsPlain } from './encrypted-drafts.ts';
import { answerWithKey, askForKey, isVaultQuestion, tellWorker, vaultQuestion } from './vault-messages.ts';
import { vault } from './vault.ts';

/**
 * Retries for the key of another tab that has just unlocked, and the pause between them in milliseconds: a busy device
 * answers late.
 */
const HAND_OVER = { tries: 20, pauseMs: 250 };

let isListening = false;

/**
 * Resumes unlocked on page load if another page or the service worker still has the key and the member was not away too
 * long. The key is never written to disk, so a restart of the browser requires unlocking.
 */
export async function resumeLock(): Promise<void> {
  listen();
  if (vault.get() !== 'locked') return;
  const key = await askWorker();
  if (!key) return;
  const at = readLastActivity();
  const seen = at === null ? null : { at, monotonicMs: null };
  if (isAwayTooLong(seen, readMinutes(), { now: Date.now(), monotonicMs: performance.now() })) tellAllLocked();
  else {
    await open(key);
    void finishReencryption().catch(warnOfPlain);
  }
}

/** Turns app lock on for the member: encrypts stored and future data. */
export async function turnOnLock(
  memberId: string,
  { pin, minutes, device }: { pin: string; minutes: AwayMinutes; device: DeviceSecret | null },
): Promise<void> {
  const raw = newDataKey();
  const browserKey = await newBrowserKey();
  await writeLock({
    browserKey,
    pin: await wrapByPin(raw, pin, browserKey),
    device: device && (await wrapByDevice(raw, device)),
    failures: 0,
    failedAt: 0,
  });
  writeMinutes(minutes);
  localStorage.setItem(lockFlagKey, memberId);
  forgetLastPush();
  listen();
  await unlock(raw);
}

/** Unlocks the app in all tabs. */
export async function unlock(raw: Uint8Array<ArrayBuffer>): Promise<void> {
  writeLastActivity(Date.now());
  await open(await importDataKey(raw));
  lockChannel.announce('unlocked');
  // Encrypts anything another tab or the service worker wrote before it learned of the key. On first enable that is
  // everything.
  void reencryptStores().catch(warnOfPlain);
}

function warnOfPlain(error: unknown): void {
  console.warn('Stored data was not encrypted', error);
}

/** Locks all tabs. Each reloads, so that no member data stays in its memory. */
export async function lockNow(): Promise<void> {
  await settleDrafts();
  tellAllLocked();
  begin();
}

export async function changePin({ raw, record }: Verified, pin: string): Promise<void> {
  await writeLock({ ...record, pin: await wrapByPin(raw, pin, record.browserKey) });
}

/** Replaces the device's wrapped key; `null` removes unlocking by the device. */
export async function changeDevice({ raw, record }: Verified, device: DeviceSecret | null): Promise<void> {
  await writeLock({ ...record, device: device && (await wrapByDevice(raw, device)) });
}

/**
 * Turns app lock off by decrypting all stored data. A page that dies meanwhile is still locked, and encrypts the
 * decrypted data again.
 */
export async function turnOffLock(): Promise<void> {
  const state = vault.get();
  if (typeof state !== 'object') return;
  vault.set({ key: state.key, isEncrypting: false });
  tellWorker({ type: 'VAULT_KEY', key: state.key, isEncrypting: false });
  lockChannel.announce('opening');
  await reencryptStores();
  await storeDraftsPlain();
  localStorage.removeItem(lockFlagKey);
  forgetActivity();
  await deleteLock();
  tellWorker({ type: 'VAULT_OFF' });
  lockChannel.announce('off');
  vault.set('off');
}

async function open(key: CryptoKey): Promise<void> {
  await decryptDrafts(key);
  vault.set({ key, isEncrypting: true });
  tellWorker({ type: 'VAULT_KEY', key, isEncrypting: true });
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
    if (typeof state === 'object') tellWorker({ type: 'VAULT_KEY', ...state });
  });
}

/** Applies a lock change announced by another tab. */
async function follow(news: LockNews): Promise<void> {
  const state = vault.get();
  if (news === 'unlocked' && state === 'locked') await takeKey();
  if (news === 'locked' && typeof state === 'object') {
    await settleDrafts();
    begin();
  }
  if (news === 'opening' && typeof state === 'object') {
    vault.set({ key: state.key, isEncrypting: false });
    await storeDraftsPlain();
  }
  if (news === 'off' && state === 'locked') begin();
  else if (news === 'off') vault.set('off');
}

/** Skips the idle check: another tab has just unlocked, and this tab's last-activity time may be stale. */
async function takeKey(): Promise<void> {
  for (let tries = 0; tries < HAND_OVER.tries && vault.get() === 'locked'; tries += 1) {
    const key = await askWorker();
    if (key) await open(key);
    else await new Promise((resolve) => setTimeout(resolve, HAND_OVER.pauseMs));
  }
}

function tellAllLocked(): void {
  tellWorker({ type: 'VAULT_LOCKED' });
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
