import type { CopiedResource } from '#domain/copy/resources.ts';
import { NAMED_KEYS_MAX } from '#domain/copy/facts.ts';
import { contains, parseCopyPosition, supersedes } from '#domain/copy/position.ts';
import type { CopyPart } from '#domain/copy/schema.ts';
import { createStore } from '#client/lib/store/create-store.ts';
import type { Lock } from '../outbox/lock.ts';
import { advance, nextRequest } from './advance.ts';
import { type ConfirmedChange, confirmedKey, listConfirmed, listPendingKeys } from '../outbox/stored/stored-changes.ts';
import { type Held, OvertakenCopyError, readCopy, writeCopy } from './copy-store.ts';

/** A question to the server: without anything, for everything that the member sees. */
export interface CopyQuestion {
  since?: string;
  cursor?: string;
  /** Resource of a whole copy whose rows come first. */
  first?: CopiedResource;
  /** Keys of pending changes, separated by commas, of which a whole copy says whether it contains them. */
  named?: string;
}

export interface CopyParts {
  memberId: string;
  /** Reads a part of the copy from the server. */
  read: (question: CopyQuestion) => Promise<CopyPart>;
  lock: Lock;
  /** Sends what this tab has stored to the other tabs. */
  announce: (step: Step) => void;
  /** Called with the keys of changes that the copy contains, right before it is shown. */
  onContained: (keys: ReadonlySet<string>) => void;
  /** Lists the resources that the visible screen lacks, those whose rows come first ahead. */
  listWanted?: () => readonly CopiedResource[];
}

/** An answer that a tab has stored, with the version that it was stored onto. */
export interface Step {
  memberId: string;
  onto: number;
  parts: readonly CopyPart[];
  /** Keys of the member's changes that the copy contains from then on. */
  contained: readonly string[];
}

/** The copy of a member on this device: what it holds, and what keeps it new. */
export interface DeviceCopy {
  /** Reads the stored copy into memory, once. */
  open(): Promise<void>;
  /** The copy that this tab shows; `null` before the first page. */
  held(): Held | null;
  /** Calls back after each change of what is held. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
  /**
   * Asks the server until the copy is whole and contains `position`, if one is given. One tab asks at a time; another
   * one is done if the first has brought the position.
   */
  pull(position?: string): Promise<void>;
  /** Stores again what is shown, after the browser has deleted the store. */
  restore(): Promise<void>;
  /** Takes over what another tab has stored. */
  follow(step: Step): Promise<void>;
}

export function createCopy({ memberId, read, lock, announce, onContained, listWanted }: CopyParts): DeviceCopy {
  const store = createStore<Held | null>(null);
  let opening: Promise<void> | null = null;

  const open = () => (opening ??= load());

  async function load(): Promise<void> {
    store.set(await readCopy(memberId));
  }

  /** Takes over what another tab has stored. An evicted store has nothing: then it gets again what is shown. */
  async function reload(): Promise<void> {
    const stored = await readCopy(memberId);
    const held = store.get();
    if (stored || !held) store.set(stored);
    else await writeCopy(null, held).catch(unlessOvertaken);
  }

  async function pullUntil(position: string | undefined): Promise<void> {
    do await step();
    while (!isReached(store.get(), position));
  }

  /** Asks once, and stores the answer. A copy that another tab has replaced meanwhile is read again. */
  async function step(): Promise<void> {
    const before = store.get();
    const parts = await ask(before);
    const after = advance(memberId, before, parts);
    const copy = after.next ?? after.shown;
    const named = new Set(parts.flatMap(({ done }) => done));
    // A whole copy shows its changes once all its pages are there.
    const done = copy.isWhole ? named : new Set<string>();
    let contained: string[];
    try {
      // Its scripts are loaded with a first change.
      if (named.size > 0)
        await (
          await import('./confirm-contained.ts')
        ).confirmContained({ memberId, position: copy.position, keys: named, rows: copy.rows }, lock);
      const confirmed = await listContained(after, done);
      await writeCopy(before, after, confirmed.map(confirmedKey));
      contained = [...done, ...confirmed];
    } catch (error) {
      if (!(error instanceof OvertakenCopyError)) throw error;
      return reload();
    }
    // In one frame with the rows, so that no screen shows a change twice.
    onContained(new Set(contained));
    store.set(after);
    announce({ memberId, onto: before?.version ?? 0, parts, contained });
  }

  /** Returns one page of a whole copy, or all parts of what has changed: half of it is no state of the server. */
  async function ask(held: Held | null): Promise<CopyPart[]> {
    const request = nextRequest(held);
    if (request.kind === 'whole') return [await read(await nameChanges())];
    if (request.kind === 'page') {
      const begun = held?.next ?? held?.shown;
      const first = listWanted?.().find((resource) => !begun?.complete.includes(resource));
      return [await read({ cursor: request.cursor, ...(first && { first }) })];
    }
    const parts: CopyPart[] = [];
    for (let cursor: string | null = null; ;) {
      const part: CopyPart = await read({ since: request.since, ...(cursor !== null && { cursor }) });
      if (part.isWhole) return [part];
      parts.push(part);
      ({ cursor } = part);
      if (cursor === null) return parts;
    }
  }

  async function nameChanges(): Promise<CopyQuestion> {
    const keys = (await listPendingKeys(memberId)).slice(0, NAMED_KEYS_MAX);
    return keys.length > 0 ? { named: keys.join(',') } : {};
  }

  return {
    open,
    held: store.get,
    subscribe: store.subscribe,
    async pull(position) {
      await open();
      await lock('copy', async () => {
        if (position === undefined || !isReached(store.get(), position)) await pullUntil(position);
      });
    },
    async restore() {
      const held = store.get();
      if (held) await lock('copy', () => writeCopy(null, held).catch(unlessOvertaken));
    },
    async follow({ onto, parts, contained, memberId: of }) {
      if (of !== memberId || !opening) return;
      await opening;
      const before = store.get();
      // A later copy contains them too, and this tab may have read that one from the store.
      onContained(new Set(contained));
      if ((before?.version ?? 0) > onto) return;
      if ((before?.version ?? 0) === onto) store.set(advance(memberId, before, parts));
      else await reload();
    },
  };
}

/** Another tab has stored its copy before. */
function unlessOvertaken(error: unknown): void {
  if (!(error instanceof OvertakenCopyError)) throw error;
}

/** Returns the keys of the confirmed changes that the copy contains. */
async function listContained(held: Held, done: ReadonlySet<string>): Promise<string[]> {
  const isContained = ({ key, position, memberId }: ConfirmedChange) =>
    memberId === held.memberId && (done.has(key) || isReached(held, position));
  return (await listConfirmed()).filter(isContained).map(({ key }) => key);
}

/** Returns true if a whole copy is shown that contains the position, or whose epoch has taken the place of its own. */
function isReached(held: Held | null, position: string | undefined): boolean {
  if (!held || held.next || !held.shown.isWhole) return false;
  const wanted = position === undefined ? null : parseCopyPosition(position);
  const present = parseCopyPosition(held.shown.position);
  return !wanted || !present || contains(present, wanted) || supersedes(present, wanted);
}
