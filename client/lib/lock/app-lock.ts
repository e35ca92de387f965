import { forgetLastPush } from '../worker/received-push.ts';
import { newBrowserKey, newDataKey, importDataKey, wrapByDevice, wrapByPin } from './data-key.ts';
import { type DeviceSecret } from './device-secret.ts';
import { announceLock, type LockNews, onLockElsewhere } from './lock-channel.ts';
import { lockFlagKey } from './lock-flag.ts';
import { deleteLock, writeLock } from './lock-record.ts';
import { forgetPresence, isAwayTooLong, readMinutes, readSeen, writeMinutes, writeSeen } from './presence.ts';
import type { AwayMinutes } from './pin-rules.ts';
import type { Proved } from './proof.ts';
import { finishRewriting, rewriteKept } from './rewrite-kept.ts';
import { openDrafts, settleDrafts, unsealDrafts } from './sealed-drafts.ts';
import { answerWithKey, askForKey, isVaultQuestion, tellWorker, vaultQuestion } from './vault-messages.ts';
import { vault } from './vault.ts';

/** How often the key of another tab that has just unlocked is asked for, and how long in between (milliseconds): a busy device answers late. */
const HAND_OVER = { tries: 20, pauseMs: 250 };

let isListening = false;

/**
 * At the start of a page while app lock is on: goes on unlocked where another page or the worker still has the key, and nobody was away too long.
 * The key is never on the disk, so after the browser was closed one unlocks anew.
 */
export async function resumeLock(): Promise<void> {
  listen();
  if (vault.get() !== 'locked') return;
  const key = await askWorker();
  if (!key) return;
  const at = readSeen();
  const seen = at === null ? null : { at, monotonicMs: null };
  if (isAwayTooLong(seen, readMinutes(), { now: Date.now(), monotonicMs: performance.now() }))
    tellAllLocked();
  else {
    await open(key);
    void finishRewriting().catch(warnOfPlain);
  }
}

/** Turns app lock on for the member: what is kept of them is sealed from here on, and what was kept before too. */
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

/** The app opens, in all tabs. */
export async function unlock(raw: Uint8Array<ArrayBuffer>): Promise<void> {
  writeSeen(Date.now());
  await open(await importDataKey(raw));
  announceLock('unlocked');
  // What was written in a moment between, by a tab or a worker that did not know yet; and after turning it on everything.
  void rewriteKept().catch(warnOfPlain);
}

function warnOfPlain(error: unknown): void {
  console.warn('What is kept was not sealed', error);
}

/** Locks all tabs. Each begins anew, so that nothing of the member is left in its memory. */
export async function lockNow(): Promise<void> {
  await settleDrafts();
  tellAllLocked();
  begin();
}

export async function changePin({ raw, record }: Proved, pin: string): Promise<void> {
  await writeLock({ ...record, pin: await wrapByPin(raw, pin, record.browserKey) });
}

/** With `null` the device's own opens it no more. */
export async function changeDevice({ raw, record }: Proved, device: DeviceSecret | null): Promise<void> {
  await writeLock({ ...record, device: device && (await wrapByDevice(raw, device)) });
}

/** Turns app lock off: what is kept is as it was without it. A page that dies meanwhile is still locked, and seals again what was opened. */
export async function turnOffLock(): Promise<void> {
  const state = vault.get();
  if (typeof state !== 'object') return;
  vault.set({ key: state.key, isSealing: false });
  tellWorker({ type: 'VAULT_KEY', key: state.key, isSealing: false });
  announceLock('opening');
  await rewriteKept();
  await unsealDrafts();
  localStorage.removeItem(lockFlagKey);
  forgetPresence();
  await deleteLock();
  tellWorker({ type: 'VAULT_OFF' });
  announceLock('off');
  vault.set('off');
}

async function open(key: CryptoKey): Promise<void> {
  await openDrafts(key);
  vault.set({ key, isSealing: true });
  tellWorker({ type: 'VAULT_KEY', key, isSealing: true });
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  onLockElsewhere((news) => void follow(news));
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    const state = vault.get();
    if (isVaultQuestion(data)) answerWithKey(ports, typeof state === 'object' ? state.key : null);
  });
  // A new version of the worker, or that of another language, knows nothing.
  navigator.serviceWorker?.addEventListener('controllerchange', () => {
    const state = vault.get();
    if (typeof state === 'object') tellWorker({ type: 'VAULT_KEY', ...state });
  });
}

/** What another tab has done. */
async function follow(news: LockNews): Promise<void> {
  const state = vault.get();
  if (news === 'unlocked' && state === 'locked') await takeKey();
  if (news === 'locked' && typeof state === 'object') {
    await settleDrafts();
    begin();
  }
  if (news === 'opening' && typeof state === 'object') {
    vault.set({ key: state.key, isSealing: false });
    await unsealDrafts();
  }
  if (news === 'off' && state === 'locked') begin();
  else if (news === 'off') vault.set('off');
}

/** Whoever has just unlocked is here: when somebody was seen last is not asked, which this tab may not know yet. */
async function takeKey(): Promise<void> {
  for (let tries = 0; tries < HAND_OVER.tries && vault.get() === 'locked'; tries += 1) {
    const key = await askWorker();
    if (key) await open(key);
    else await new Promise((resolve) => setTimeout(resolve, HAND_OVER.pauseMs));
  }
}

function tellAllLocked(): void {
  tellWorker({ type: 'VAULT_LOCKED' });
  announceLock('locked');
}

function begin(): void {
  vault.set('locked');
  location.reload();
}

function askWorker(): Promise<CryptoKey | null> {
  const worker = navigator.serviceWorker?.controller;
  return worker ? askForKey((port) => worker.postMessage(vaultQuestion, [port])) : Promise.resolve(null);
}
