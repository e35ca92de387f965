import { POSITION_HEADER } from '#domain/copy/facts.ts';
import { classifyResponse, type ResponseClass } from './classify-response.ts';
import {
  blocks,
  isOfObject,
  objectsOf,
  onto,
  ontoVersion,
  precedes,
  rebase,
  withBaseVersion,
} from './compare-changes.ts';
import { deliver, type Delivered, type Delivery, type Keep } from './deliver.ts';
import type { Lock } from './lock.ts';
import { newId } from './new-id.ts';
import type { PendingMutation } from './pending-mutation.ts';
import type { ChangeStore, NewChange } from './stored/change-store.ts';
import { restoreChanges, restoreUntilKept } from './stored/restore-changes.ts';

export interface OutboxParts extends Delivery {
  store: ChangeStore;
  lock: Lock;
  /** Returns how often the browser has evicted the store since the page loaded. */
  countEvictions?: () => number;
  /** Called after the server has rejected a change because the object is newer, so that screens fetch what is newer. */
  onStale?: (change: PendingMutation) => void;
  /** Called after each change that the server has accepted, with its response body. */
  onDone?: (change: PendingMutation, answer: unknown) => void;
}

/** Called with each state of a change that stays in the queue. */
type OnKept = (change: PendingMutation) => void;
/** Response to a change and its meaning; `unanswered` without one: the outcome is unknown. */
type Attempt = (ResponseClass & { response: Response }) | { kind: 'unanswered' };

/**
 * Result of a change that its screen still waits for: the server has made or rejected it, or it is kept. It is kept
 * behind an earlier change (`queued`), without an answer, because the server does not take it now, or until the member
 * signs in or decides on two versions or on a record that is gone.
 */
export type Outcome = Exclude<Attempt, { kind: 'foreign' }> | { kind: 'queued' };

/** Result of a flush: the queue is empty, or changes remain for a later retry or for the member's next session. */
export type Flushed = 'empty' | 'later' | 'signed-out';

export interface Outbox {
  /**
   * Stores a change and sends it at once; an earlier change of the same object is sent before. A rejected change is not
   * kept, because its screen shows the error, unless its record is gone. `onStored` is called before it is sent.
   */
  submit(change: NewChange, onStored?: () => void): Promise<Outcome>;
  /** Sends the member's pending changes in order. A change that cannot be sent now blocks only its own object. */
  flush(memberId: string): Promise<Flushed>;
  /** Sends the changes of the bulk lane, two at a time. */
  flushBulk(memberId: string): Promise<Flushed>;
  /** Rebases a stale change on the partner's version in its place, or queues a rejected one again. */
  retry(change: PendingMutation): Promise<void>;
  /** Drops a change. */
  drop(change: PendingMutation): Promise<void>;
}

/** Locks of the bulk lane. Each allows one change at a time. */
const BULK_LOCKS = ['bulk-1', 'bulk-2'];

export function createOutbox({
  store,
  lock,
  countEvictions = () => 0,
  onStale,
  onDone,
  ...delivery
}: OutboxParts): Outbox {
  return {
    async submit(fresh, onStored) {
      const change = { ...fresh, order: await store.add(fresh) };
      const evictions = countEvictions();
      onStored?.();
      return lock(fresh.objectId, async () => {
        let latest: PendingMutation = change;
        let outcome: Outcome;
        try {
          // The store may have been evicted while an earlier change of the object held the lock.
          if (countEvictions() > evictions) await restoreChanges(store, [change]);
          outcome = await sendFirst(change, (kept) => (latest = kept));
        } catch (error) {
          // Stored before: it is sent again under its key, whether the server has made it or not.
          console.warn('A stored change could not be updated', error);
          outcome = { kind: 'unanswered' };
        }
        const isKept = outcome.kind !== 'made' && outcome.kind !== 'rejected';
        if (isKept && countEvictions() > evictions) await restoreUntilKept(store, { pending: [latest], confirmed: [] });
        return outcome;
      });
    },
    async flush(memberId) {
      return (await lock('flush', () => flush(memberId), { ifFree: true })) ?? 'later';
    },
    async flushBulk(memberId) {
      const ends = await Promise.all(
        BULK_LOCKS.map((name) => lock(name, () => flush(memberId, { isBulk: true }), { ifFree: true })),
      );
      if (ends.includes('signed-out')) return 'signed-out';
      // A flush that got no lock may have ended while the other was still running.
      return (await listLane(memberId, { isBulk: true })).some(({ state }) => state === 'waiting') ? 'later' : 'empty';
    },
    retry: (change) =>
      lock(change.objectId, async () => {
        const { order, reason: _reason, rebases: _rebases, newer, ...rest } = change;
        const again: NewChange = { ...rest, key: newId(), state: 'waiting' };
        // Keeps its position: later changes of the object depend on it.
        if (newer) await store.put({ ...again, ...onto(change, newer), order });
        else {
          await store.add(again);
          await store.settle(order, []);
        }
      }),
    drop: (change) =>
      // A later change was made on top of this one. Its base version becomes this one's, so it is checked for conflicts
      // itself.
      lock(change.objectId, async () => {
        const later = (await listAfter(change)).filter(isOfObject(change));
        await store.settle(change.order, withBaseVersions(later, change.body?.['updatedAt']));
      }),
  };

  async function sendFirst(change: PendingMutation, onKept: OnKept): Promise<Outcome> {
    const pending = await store.list();
    const own = pending.find(({ order }) => order === change.order);
    // Another tab has sent it meanwhile.
    if (own?.state !== 'waiting') return { kind: 'queued' };
    if (pending.some((earlier) => precedes(earlier, own) || blocks(earlier, own))) return { kind: 'queued' };
    const result = await attempt(own, { isAwaited: true, onKept });
    return result.kind === 'foreign' ? { kind: 'unanswered' } : result;
  }

  /**
   * Sends a change and applies the response. If a screen waits for it (`isAwaited`), a rejected change is not kept.
   * `onKept` is called with each state of the change that stays in the queue.
   */
  async function attempt(
    change: PendingMutation,
    { isAwaited, onKept = () => undefined }: { isAwaited: boolean; onKept?: OnKept },
  ): Promise<Attempt> {
    const keep = (kept: PendingMutation) => {
      onKept(kept);
      return store.put(kept);
    };
    let delivered: Delivered;
    let result: ResponseClass;
    try {
      delivered = await deliver(change, keep, delivery);
      result = await classifyResponse(delivered.response.clone(), change);
    } catch {
      // The connection was cut, perhaps during the response.
      return { kind: 'unanswered' };
    }
    const { response, sent } = delivered;
    switch (result.kind) {
      case 'made':
        await settle(sent, response, result.body);
        if (!isAwaited) onDone?.(sent, result.body);
        break;
      case 'stale': {
        const rebased = rebase(sent, result.newer);
        await keep(rebased);
        onStale?.(rebased);
        if (rebased.state === 'waiting') return attempt(rebased, { isAwaited, onKept });
        break;
      }
      case 'rejected':
        await reject(sent, result.reason, isAwaited ? null : keep);
        break;
      case 'gone':
        await reject(sent, result.reason, keep);
        break;
      case 'foreign': {
        const last = new Date().toISOString();
        const since = sent.foreign?.since ?? last;
        await keep({ ...sent, foreign: { status: result.status, since, last } });
        break;
      }
      case 'held':
      case 'signed-out': {
        const { foreign: _answeredByUs, ...own } = sent;
        await keep({ ...own, isHeld: true });
      }
    }
    return { ...result, response };
  }

  async function listLane(memberId: string, { isBulk }: { isBulk: boolean }): Promise<PendingMutation[]> {
    return (await store.list()).filter((each) => each.memberId === memberId && (each.lane !== undefined) === isBulk);
  }

  async function flush(memberId: string, lane = { isBulk: false }): Promise<Flushed> {
    const blocked = new Set<string>();
    for (;;) {
      const pending = await listLane(memberId, lane);
      for (const each of pending) if (each.state === 'stale') for (const id of objectsOf(each)) blocked.add(id);
      const isBlocked = (change: PendingMutation) =>
        blocked.has(change.objectId) ||
        (change.follows !== undefined && pending.some((earlier) => blocks(earlier, change)));
      const next = pending.find((change) => change.state === 'waiting' && !isBlocked(change));
      if (!next) return pending.some(({ state }) => state === 'waiting') ? 'later' : 'empty';
      const result = await lock(next.objectId, () => sendPending(next), { ifFree: true });
      if (result?.kind === 'signed-out') return result.kind;
      const isRefusedForAll = result?.kind === 'held' && result.isForAll && next.lane !== undefined;
      if (result?.kind === 'unanswered' || isRefusedForAll) return 'later';
      const isLeft = !result || result.kind === 'held' || result.kind === 'foreign';
      if (isLeft) for (const id of objectsOf(next)) blocked.add(id);
    }
  }

  async function sendPending(change: PendingMutation): Promise<Attempt | { kind: 'settled' }> {
    const current = (await store.list()).find(({ order }) => order === change.order);
    // Another tab that held the object's lock has settled or changed it.
    if (current?.key !== change.key || current.state !== 'waiting') return { kind: 'settled' };
    return attempt(current, { isAwaited: false });
  }

  /** Gives later changes the base version of a rejected one, which stays for the member's decision with `keep`. */
  async function reject(change: PendingMutation, reason: string, keep: Keep | null): Promise<void> {
    const ofObject = (await listAfter(change)).filter(isOfObject(change));
    const later = withBaseVersions(ofObject, change.body?.['updatedAt']);
    if (!keep) return store.settle(change.order, later);
    for (const each of later) await store.put(each);
    await keep({ ...change, state: 'refused', reason });
  }

  /**
   * Removes a change from the queue; one of copied records stays beside it until the copy contains it. The result becomes
   * the base version of the next changes that were made on top of it: a repeated answer may contain later ones.
   */
  async function settle(change: PendingMutation, { headers }: Response, body: unknown): Promise<void> {
    const later = (await listAfter(change)).map((other) => ontoVersion(other, body));
    const position = headers.get(POSITION_HEADER);
    if (position !== null) await store.confirm({ ...change, position }, later);
    else await store.settle(change.order, later);
  }

  async function listAfter(change: PendingMutation): Promise<PendingMutation[]> {
    return (await store.list()).filter((other) => precedes(change, other));
  }
}

function withBaseVersions(changes: readonly PendingMutation[], baseVersion: unknown): PendingMutation[] {
  return changes.map((other) => ({ ...other, body: withBaseVersion(other.body, baseVersion) }));
}
