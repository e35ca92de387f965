import { isUnauthorized } from '#client/lib/api-error.ts';
import { createPageChannel } from '#client/lib/public/page-channel.ts';
import { createStore } from '#client/lib/store/create-store.ts';
import { contains, parseCopyPosition } from '#domain/copy/position.ts';
import type { CopiedResource } from '#domain/copy/resources.ts';
import { client } from '../api.ts';
import { closedByBrowser } from '../database.ts';
import { lockByBrowser } from '../outbox/lock.ts';
import type { Flushed } from '../outbox/outbox.ts';
import { createRetries } from '../outbox/retries.ts';
import { noteCopied } from '../reads/copied-flag.ts';
import { dropContained } from './confirmed.ts';
import type { Held } from './copy-store.ts';
import { createCopy, type DeviceCopy, type Step } from './copy.ts';

/** The copy that screens of this page show; `null` before its first page is there. */
export const heldCopy = createStore<Held | null>(null);
/** Error of the last attempt to ask for it; `null` after a success. */
export const copyError = createStore<Error | null>(null);

const channel = createPageChannel<Step>('jugal-copy');

let stored: Held | null = null;

/** Returns the copy that the device had stored when this page opened it; `null` without one. */
export function findStoredCopy(): Held | null {
  return stored;
}

let open: { memberId: string; copy: DeviceCopy } | null = null;

/** Resources whose rows mounted reads lack, by read. */
const wantedRows = new Set<readonly CopiedResource[]>();

/** Asks for the resources of a mounted read first. Returns a function that ends that. */
export function wantFirst(of: readonly CopiedResource[]): () => void {
  const wanted = [...of];
  wantedRows.add(wanted);
  return () => void wantedRows.delete(wanted);
}

/** Opens the member's copy on this device, once for a page, and resolves when what is stored can be shown. */
export async function openPageCopy(memberId: string): Promise<void> {
  if (open?.memberId === memberId) return open.copy.open();
  const copy = createCopy({
    memberId,
    read: (query) => client.copy.read(query, { context: { memberId } }),
    lock: lockByBrowser,
    announce: channel.announce,
    onContained: dropContained,
    listWanted: () => [...wantedRows].flat(),
    countEvictions: closedByBrowser.get,
  });
  open = { memberId, copy };
  let isNoted = false;
  copy.subscribe(() => {
    const held = copy.held();
    heldCopy.set(held);
    if (!isNoted && held?.shown.isWhole) {
      isNoted = true;
      noteCopied(true);
    }
  });
  channel.listen((step) => void copy.follow(step));
  await copy.open();
  stored = copy.held();
  heldCopy.set(stored);
}

/** Returns true if the copy of this page contains a position that the server has named. */
export function isHeld(position: string): boolean {
  const shown = heldCopy.get()?.shown;
  const [wanted, present] = [parseCopyPosition(position), shown?.isWhole ? parseCopyPosition(shown.position) : null];
  return wanted !== null && present !== null && contains(present, wanted);
}

/** Stores the copy of this page again after the browser has evicted it. */
export async function restorePageCopy(): Promise<void> {
  await open?.copy.restore();
}

/** Takes over what another tab has stored without being heard. */
export async function catchUpPageCopy(): Promise<void> {
  await open?.copy.catchUp();
}

let isAsking = false;
let isAskedAgain = false;
/** Position that was named while an attempt was under way. */
let wanted: string | null = null;

/** Attempts to ask for news, which go on after growing pauses until one succeeds. */
export const copyAttempts = createRetries(askUntilNew);

/**
 * Asks for news without waiting for them, unless the copy contains the position that announced them. Calls while an
 * attempt is under way are answered by one more, if it did not bring their position.
 */
export function pullSoon(position?: string): void {
  if (position !== undefined && isHeld(position)) return;
  if (!isAsking) void copyAttempts.now();
  else if (position === undefined) isAskedAgain = true;
  else wanted = position;
}

async function askUntilNew(): Promise<Flushed> {
  isAsking = true;
  let result: Flushed = 'empty';
  do {
    [isAskedAgain, wanted] = [false, null];
    try {
      await pullPageCopy();
      result = 'empty';
    } catch (error) {
      // Shown where rows are missing (`copyError`).
      result = isUnauthorized(error) ? 'signed-out' : 'later';
    }
  } while (isAskedAgain || (wanted !== null && !isHeld(wanted)));
  isAsking = false;
  return result;
}

/** Asks the server until the copy is whole and new. A failure is shown where rows are missing, and thrown. */
export async function pullPageCopy(): Promise<void> {
  if (!open) return;
  try {
    await open.copy.pull();
    copyError.set(null);
  } catch (error) {
    copyError.set(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}
