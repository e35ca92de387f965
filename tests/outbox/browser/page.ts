import { api, client } from '#client/data/api.ts';
import { confirmedChanges } from '#client/data/copy/confirmed.ts';
import { heldCopy, openPageCopy, pullPageCopy, pullSoon } from '#client/data/copy/page-copy.ts';
import { pollCopy } from '#client/data/copy/poll-copy.ts';
import { type CopiedRead, readShown, shownChanges } from '#client/data/copy/shown.ts';
import { resumeLock, turnOffLock, turnOnLock, unlock } from '#client/data/lock/app-lock.ts';
import { isLockOn } from '#client/data/lock/lock-flag.ts';
import { verifyPin } from '#client/data/lock/pin/pin-verification.ts';
import { vault } from '#client/data/lock/vault.ts';
import { guessRecords } from '#client/data/outbox/guessed-records.ts';
import { interceptRequestsBy } from '#client/data/outbox/request-interceptor.ts';
import { queryClient } from '#client/data/query-client.ts';
import { table } from '#client/data/store.ts';
import {
  pageOutbox,
  pendingMutations,
  refreshPending,
  sendPendingNow,
  startSending,
} from '#client/shell/pending/page-outbox.ts';
import type { User } from '#domain/accounts/schema.ts';
import type { Couple } from '#domain/couples/schema.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../client/features/*/reads.ts', {
  eager: true,
});

/** The reads that screens make of the copy, by name: each `reads.ts` of a feature exports its own. */
const reads = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).filter((each): each is [string, CopiedRead<unknown, unknown>] => isRead(each[1])),
  ),
);

function isRead(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'of' in value && 'derive' in value;
}

/**
 * Starts the page of a signed-in member, and resolves when it shows what is stored, with the pending changes. With app
 * lock on, it shows nothing before it is unlocked.
 */
async function start(user: User, couple: Couple): Promise<void> {
  if (isLockOn()) await resumeLock();
  if (vault.get() === 'locked') return;
  queryClient.setQueryData(api.accounts.me.queryKey(), user);
  queryClient.setQueryData(api.couples.current.queryKey(), couple);
  interceptRequestsBy(() => Promise.resolve(pageOutbox));
  await openPageCopy(user.id);
  await refreshPending();
  pollCopy(user.id);
  startSending();
}

/** Calls back after each change of what screens show. */
function watch(onChange: () => void): void {
  for (const store of [heldCopy, shownChanges, confirmedChanges]) store.subscribe(onChange);
}

/** Unlocks the app by the PIN. */
async function unlockBy(pin: string): Promise<void> {
  const outcome = await verifyPin(pin);
  if (outcome.kind !== 'proved') throw new Error(`The PIN is ${outcome.kind}`);
  await unlock(outcome.raw);
}

/** A page of the app without its screens. */
export const page = {
  start,
  watch,
  client,
  readNames: () => [...reads.keys()],
  /** Returns the data of a read as screens show it; `undefined` before all of its rows are there. */
  read(name: string, input: unknown): unknown {
    const read = reads.get(name);
    if (!read) throw new Error(`No feature exports ${name}`);
    return readShown(heldCopy.get(), read, input);
  },
  position: () => heldCopy.get()?.shown.position ?? null,
  pull: pullPageCopy,
  pullSoon,
  send: sendPendingNow,
  pending: pendingMutations.get,
  confirmed: confirmedChanges.get,
  decide: pageOutbox.decide,
  guessRecords,
  table,
  turnOnLock,
  turnOffLock,
  unlockBy,
  isLocked: () => vault.get() === 'locked',
};
export type Page = typeof page;
