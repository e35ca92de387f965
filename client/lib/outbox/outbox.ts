import type { ChangeStore, NewChange } from './change-store.ts';
import type { Lock } from './lock.ts';
import { newId } from './new-id.ts';
import { isUnanswered, judge, readJson, readWhole, type Verdict } from './verdict.ts';
import {
  changedFields,
  isFields,
  isUntouched,
  type WaitingChange,
  type WaitingFile,
  withAddress,
  withBasis,
} from './waiting-change.ts';

export interface OutboxParts {
  store: ChangeStore;
  lock: Lock;
  /** Sends it; rejects where no answer came. */
  send: (change: WaitingChange) => Promise<Response>;
  /** Uploads one of its photos; answered with its `imageUrl`. */
  sendFile: (change: WaitingChange, file: WaitingFile) => Promise<Response>;
  /** After each photo that the server has. */
  onFileSent?: () => void;
  /** Whether the member has paused the lane of the gallery. */
  isPaused?: (memberId: string) => Promise<boolean>;
  /** After each change that the server has taken, with its answer. */
  onDone?: (change: WaitingChange, answer: unknown) => void;
}

/** What was sent, with the addresses of its photos, and what was answered. */
interface Delivered {
  response: Response;
  sent: WaitingChange;
}

/** What became of a change that its screen still waits for: the server's answer, or `waiting`. */
export type Outcome = Response | 'waiting';

/** Nothing is left; or something is, to be tried again later, or when its member is back. */
export type Flushed = 'empty' | 'later' | 'signed-out';

export interface Outbox {
  /**
   * Keeps a change and sends it at once. Where no answer comes, or an earlier change of the same object waits, it stays in the line.
   * What the server refuses is its screen's to tell, and does not stay.
   */
  submit(change: NewChange): Promise<Outcome>;
  /** Sends what waits of the member, in its order; what cannot be sent now holds up no other object. */
  flush(memberId: string): Promise<Flushed>;
  /** The same for the lane of the gallery, where two go at a time. */
  flushGallery(memberId: string): Promise<Flushed>;
  /** Sends a stale change upon what the partner left, or what was refused once more, at the end of the line. */
  retry(change: WaitingChange): Promise<void>;
  /** Lets a change go. */
  drop(change: WaitingChange): Promise<void>;
}

/** How many photos of a gallery go at a time. */
const GALLERY_PLACES = [1, 2];

export function createOutbox({
  store,
  lock,
  send,
  sendFile,
  onFileSent,
  isPaused,
  onDone,
}: OutboxParts): Outbox {
  return {
    async submit(fresh) {
      const order = await store.add(fresh);
      return lock(fresh.objectId, () => sendFirst({ ...fresh, order }));
    },
    async flush(memberId) {
      return (await lock('flush', () => flush(memberId), { ifFree: true })) ?? 'later';
    },
    async flushGallery(memberId) {
      const ends = await Promise.all(
        GALLERY_PLACES.map((place) =>
          lock(`gallery-${place}`, () => flush(memberId, 'gallery'), { ifFree: true }),
        ),
      );
      if (ends.includes('signed-out')) return 'signed-out';
      // One that found nothing free may have ended while the other was still at it.
      return (await listLane(memberId, 'gallery')).some(({ state }) => state === 'waiting')
        ? 'later'
        : 'empty';
    },
    retry: (change) =>
      lock(change.objectId, async () => {
        const { order, reason: _reason, newer, ...rest } = change;
        const body = newer ? withBasis(changedFields(change), newer['updatedAt']) : change.body;
        const again: NewChange = { ...rest, body, key: newId(), state: 'waiting' };
        // In its old place: later ones of the object are changes to it.
        if (newer) await store.put({ ...again, before: newer, order });
        else {
          await store.add(again);
          await store.settle(order, []);
        }
      }),
    drop: (change) =>
      // A later one was made upon this one: sent upon what was there before, it asks in its turn.
      lock(change.objectId, () => settle(change, change.body?.['updatedAt'])),
  };

  async function sendFirst(change: WaitingChange): Promise<Outcome> {
    const waiting = await store.list();
    const own = waiting.find(({ order }) => order === change.order);
    // Another tab has sent it meanwhile.
    if (own?.state !== 'waiting') return 'waiting';
    if (waiting.some((earlier) => precedes(earlier, own) || holdsUp(earlier, own))) return 'waiting';
    const answered = await answerOf(own);
    if (!answered) return 'waiting';
    const { response, sent } = answered;
    const body = await readJson(response.clone());
    if (isFields(body) && body['code'] === 'stale') {
      // Whoever is connected sees what the partner does: the last one wins, as it does for every client without a basis.
      const { updatedAt: _basis, ...rest } = sent.body ?? {};
      const again = { ...sent, key: newId(), body: rest };
      await store.put(again);
      const second = await answerOf(again);
      if (second) await settle(again, updatedAtOf(await readJson(second.response.clone())));
      return second?.response ?? 'waiting';
    }
    await settle(own, updatedAtOf(body));
    return response;
  }

  /** `null` where nobody knows whether it has arrived. */
  async function answerOf(change: WaitingChange): Promise<Delivered | null> {
    try {
      const delivered = await deliver(change);
      return (await isUnanswered(delivered.response)) ? null : delivered;
    } catch {
      // Cut off, also in the middle of the answer.
      return null;
    }
  }

  /** Its photos one by one, each kept as sent, then the change: what the first sending says, each later one says again. */
  async function deliver(change: WaitingChange): Promise<Delivered> {
    let sent = change;
    for (const file of change.files ?? []) {
      if (change.lane && (await isPaused?.(change.memberId))) throw new Error('The member has paused this');
      const response = await readWhole(await sendFile(sent, file));
      const body = response.ok ? await readJson(response.clone()) : null;
      if (!isFields(body) || typeof body['imageUrl'] !== 'string') return { response, sent };
      sent = {
        ...sent,
        body: withAddress(sent.body, file.address, body['imageUrl']),
        files: sent.files?.filter(({ key }) => key !== file.key) ?? [],
      };
      await store.put(sent);
      onFileSent?.();
    }
    return { response: await readWhole(await send(sent)), sent };
  }

  async function listLane(memberId: string, lane: WaitingChange['lane']): Promise<WaitingChange[]> {
    return (await store.list()).filter((each) => each.memberId === memberId && each.lane === lane);
  }

  async function flush(memberId: string, lane?: WaitingChange['lane']): Promise<Flushed> {
    const blocked = new Set<string>();
    for (;;) {
      const waiting = await listLane(memberId, lane);
      for (const { state, objectId } of waiting) if (state === 'stale') blocked.add(objectId);
      const isHeldUp = (change: WaitingChange) =>
        blocked.has(change.objectId) ||
        (change.follows !== undefined && waiting.some((earlier) => holdsUp(earlier, change)));
      const next = waiting.find((change) => change.state === 'waiting' && !isHeldUp(change));
      if (!next) return waiting.some(({ state }) => state === 'waiting') ? 'later' : 'empty';
      const outcome = await lock(next.objectId, () => sendWaiting(next), { ifFree: true });
      if (outcome === 'not-now') return 'later';
      if (outcome === 'signed-out') return outcome;
      if (outcome !== 'settled') blocked.add(next.objectId);
    }
  }

  async function sendWaiting(change: WaitingChange): Promise<'settled' | 'later' | 'not-now' | 'signed-out'> {
    const current = (await store.list()).find(({ order }) => order === change.order);
    // Whoever held its object has settled it, or changed it.
    if (current?.key !== change.key || current.state !== 'waiting') return 'settled';
    let verdict: Verdict;
    let sent: WaitingChange;
    try {
      const delivered = await deliver(current);
      sent = delivered.sent;
      verdict = await judge(delivered.response, current.method);
    } catch {
      // Cut off, also in the middle of the answer: nobody knows whether it has arrived.
      return 'not-now';
    }
    switch (verdict.kind) {
      case 'done':
        await settle(sent, updatedAtOf(verdict.body));
        onDone?.(sent, verdict.body);
        return 'settled';
      case 'stale': {
        const body = withBasis(sent.body, verdict.newer['updatedAt']);
        const isNewBasis = body?.['updatedAt'] !== sent.body?.['updatedAt'];
        if (isNewBasis && isUntouched(sent, verdict.newer))
          await store.put({ ...sent, key: newId(), before: verdict.newer, body });
        else await store.put({ ...sent, state: 'stale', newer: verdict.newer });
        return 'settled';
      }
      case 'refused':
        // Later ones are changes to what was there before it.
        for (const other of await listAfter(current))
          await store.put({ ...other, body: withBasis(other.body, current.body?.['updatedAt']) });
        await store.put({ ...sent, state: 'refused', reason: verdict.reason });
        return 'settled';
      case 'later':
        return verdict.isForAll && change.lane ? 'not-now' : 'later';
      case 'signed-out':
        return verdict.kind;
    }
  }

  /** Takes it out of the line; the next one of the object, which has never been sent, is then a change to what it became. */
  async function settle(change: WaitingChange, basis: unknown): Promise<void> {
    const later = await listAfter(change);
    await store.settle(
      change.order,
      later.map((other) => ({ ...other, body: withBasis(other.body, basis) })),
    );
  }

  async function listAfter(change: WaitingChange): Promise<WaitingChange[]> {
    return (await store.list()).filter((other) => precedes(change, other));
  }
}

function precedes(earlier: WaitingChange, later: WaitingChange): boolean {
  return (
    earlier.memberId === later.memberId &&
    earlier.objectId === later.objectId &&
    earlier.order < later.order &&
    earlier.state !== 'refused' &&
    later.state === 'waiting'
  );
}

/** Whether it has to wait for another object's change, which makes up what the member saw. */
function holdsUp(earlier: WaitingChange, { memberId, order, follows = [] }: WaitingChange): boolean {
  return (
    earlier.memberId === memberId &&
    earlier.order < order &&
    earlier.state !== 'refused' &&
    follows.includes(earlier.call)
  );
}

function updatedAtOf(body: unknown): unknown {
  return isFields(body) ? body['updatedAt'] : undefined;
}
