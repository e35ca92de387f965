import type { z } from 'zod';
import { hasCode } from '#client/lib/api-error.ts';
import { createStore } from '#client/lib/store/create-store.ts';
import { NAMED_KEYS_MAX } from '#domain/copy/facts.ts';
import { contains, parseCopyPosition, supersedes } from '#domain/copy/position.ts';
import type { CopiedResource } from '#domain/copy/resources.ts';
import type { CopyPart, CopyQuery } from '#domain/copy/schema.ts';
import type { Lock } from '../outbox/lock.ts';
import { type ConfirmedChange, confirmedKey, listConfirmed, listPendingKeys } from '../outbox/stored/stored-changes.ts';
import { advance } from './advance.ts';
import { type Held, readCopy, readVersion, type StoredCopy, writeCopy } from './copy-store.ts';

/** A question to the server: without anything, for everything that the member sees. */
export type CopyQuestion = NonNullable<z.input<typeof CopyQuery>>;

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
  /** Counts how often the browser has deleted the store of this page. */
  countEvictions?: () => number;
}

/** Copies of other tabs that one pull reads before it gives up for a while. */
const OVERTAKEN_MAX = 5;

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
  /** Takes over what another tab has stored without being heard, as by a tab that was frozen. */
  catchUp(): Promise<void>;
}

export function createCopy({
  memberId,
  read,
  lock,
  announce,
  onContained,
  listWanted,
  countEvictions = () => 0,
}: CopyParts): DeviceCopy {
  const store = createStore<Held | null>(null);
  let opening: Promise<void> | null = null;
  /** Version of a stored copy that cannot be read, which the first write replaces. */
  let unread: number | undefined;
  /** False once the copy was deleted, at the end of the session or by another member's sign-in. */
  let mayStore = true;
  /** True once the device had no room for the copy: this page shows its own from then on, beside those of other tabs. */
  let isUnstored = false;
  let evictions = countEvictions();

  const open = () => (opening ??= load());

  async function load(): Promise<void> {
    const { held, version } = await readCopy(memberId);
    if (!held) unread = version;
    else onContained(new Set(held.contained));
    store.set(held);
  }

  /** Takes over what another tab has stored. If the browser has evicted it, the store gets again what is shown. */
  async function reload(): Promise<void> {
    const { held } = await readCopy(memberId);
    const shown = store.get();
    const isEvicted = countEvictions() > evictions;
    evictions = countEvictions();
    mayStore = held !== null || isEvicted;
    if (held) onContained(new Set(held.contained));
    if (held || !shown) store.set(held);
    else if (isEvicted) await writeCopy({ held: null, version: undefined }, shown);
  }

  async function pullUntil(position: string | undefined): Promise<void> {
    let overtaken = 0;
    do {
      if (!(await step())) overtaken += 1;
      // After a pause the copy is read again.
      if (overtaken > OVERTAKEN_MAX) throw new Error('Other tabs store their copies all the time');
    } while (!isReached(store.get(), position));
  }

  /** Asks once, and stores the answer. Returns false if another tab has stored a copy meanwhile, which is read then. */
  async function step(): Promise<boolean> {
    const before = store.get();
    const parts = await ask(before);
    const next = advance(memberId, before, parts);
    const copy = next.next ?? next.shown;
    const named = new Set(parts.flatMap(({ done }) => done));
    // A whole copy shows its changes once all its pages are there.
    const done = copy.isWhole ? named : new Set<string>();
    // Its scripts are loaded with a first change.
    if (named.size > 0)
      await (
        await import('./confirm-contained.ts')
      ).confirmContained({ memberId, position: copy.position, keys: named, rows: copy.rows }, lock);
    const after = { ...next, contained: await listPendingOf(memberId, [...stillContained(before, next), ...done]) };
    const confirmed = await listContained(after, done);
    const replaced = { held: before, version: before?.version ?? unread };
    if (mayStore && !isUnstored && !(await writeIfRoom(replaced, after, confirmed))) {
      await reload();
      return false;
    }
    const contained = [...done, ...confirmed];
    // In one frame with the rows, so that no screen shows a change twice.
    onContained(new Set(contained));
    store.set(after);
    if (!isUnstored) announce({ memberId, onto: before?.version ?? 0, parts, contained });
    return true;
  }

  async function writeIfRoom(replaced: StoredCopy, after: Held, confirmed: readonly string[]): Promise<boolean> {
    try {
      return await writeCopy(replaced, after, confirmed.map(confirmedKey));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
      console.warn('This device has no room for the copy, which is only shown', error);
      isUnstored = true;
      return true;
    }
  }

  /** Returns one page of a whole copy, or all parts of what has changed: half of it is no state of the server. */
  async function ask(held: Held | null): Promise<CopyPart[]> {
    const begun = held && (held.next ?? held.shown);
    if (begun && begun.cursor === null) return askForChanges(begun.position);
    if (begun?.cursor) {
      const first = listWanted?.().find((resource) => !begun.complete.includes(resource));
      try {
        return [await read({ cursor: begun.cursor, ...(first && { first }) })];
      } catch (error) {
        // A newer server may not know the place that a former one named.
        if (!hasCode(error, 'cursor_invalid')) throw error;
      }
    }
    const keys = (await listPendingKeys(memberId)).slice(0, NAMED_KEYS_MAX);
    return [await read(keys.length > 0 ? { named: keys.join(',') } : {})];
  }

  async function askForChanges(since: string): Promise<CopyPart[]> {
    const parts: CopyPart[] = [];
    for (let cursor: string | null = null; ;) {
      const part: CopyPart = await read({ since, ...(cursor !== null && { cursor }) });
      if (part.isWhole) return [part];
      parts.push(part);
      ({ cursor } = part);
      if (cursor === null) return parts;
    }
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
      if (held && !isUnstored) await lock('copy', reload);
    },
    async follow({ onto, parts, contained, memberId: of }) {
      if (of !== memberId || !opening) return;
      await opening;
      const before = store.get();
      // A later copy contains them too, and this tab may have read that one from the store.
      onContained(new Set(contained));
      if (isUnstored || (before?.version ?? 0) > onto) return;
      if ((before?.version ?? 0) < onto) return reload();
      const next = advance(memberId, before, parts);
      store.set({ ...next, contained: [...stillContained(before, next), ...contained] });
    },
    async catchUp() {
      if (!opening || isUnstored) return;
      await opening;
      if (((await readVersion()) ?? 0) > (store.get()?.version ?? 0)) await reload();
    },
  };
}

/** Returns the keys that the next state contains too; rows of another epoch need not contain what former ones did. */
function stillContained(before: Held | null, next: Pick<Held, 'shown'>): readonly string[] {
  return before?.shown.generation === next.shown.generation ? before.contained : [];
}

/** Returns those of the keys whose changes are still pending on this device. */
async function listPendingOf(memberId: string, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const pending = new Set(await listPendingKeys(memberId));
  return [...new Set(keys)].filter((key) => pending.has(key));
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
