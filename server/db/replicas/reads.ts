import type { Database } from '../database.ts';
import { BEYOND_ANY, type Position } from './position.ts';
import { MAX_LAG_MS, readPosition, type Replicas } from './replicas.ts';

/** After this every replica in use has a write, or is none any more: the lag, and the time in which positions are read. */
export const REMEMBERED_MS = MAX_LAG_MS + 8000;

/** Chooses the database for each read that may go to a replica, so that members find what they and their partners wrote. */
export interface Reads {
  /** `own`: where this caller wrote last, as their browser says; `null` when it says nothing. */
  choose(memberId: string, own: Position | null): Database;
  /** Where a change that has just been committed stands at most; `null` without replicas. Remembers it for the members. */
  wrote(memberIds: readonly string[]): Promise<Position | null>;
  /** Takes in that the members, or their partners, wrote before `position`: in any process. */
  hear(memberIds: readonly string[], position: Position): void;
  /** Whether writes of other processes are heard of. While they are not, everything is read of the primary. */
  setHearing(isHearing: boolean): void;
}

/** All reads go to `db`: there are no replicas. */
export function readAllFrom(db: Database): Reads {
  return {
    choose: () => db,
    wrote: () => Promise.resolve(null),
    hear: () => undefined,
    setHearing: () => undefined,
  };
}

/**
 * Reads of replicas, with read-your-writes. A member's writes are known by three ways: this process made them, others announced them to the
 * member and the partner, and the caller's own browser carries the position of its last, however fast it asks the next process.
 */
export function createReads(primary: Database, replicas: Replicas): Reads {
  /** The last writes that concern a member, the oldest first. */
  const writes = new Map<string, { position: Position; at: number }>();
  /** `null` while other processes are not heard. */
  let hearingSince: number | null = null;

  function hear(memberIds: readonly string[], position: Position): void {
    const at = performance.now();
    for (const memberId of memberIds) {
      const before = writes.get(memberId)?.position ?? 0n;
      writes.delete(memberId);
      writes.set(memberId, { at, position: position > before ? position : before });
    }
    for (const [memberId, write] of writes) {
      if (write.at > at - REMEMBERED_MS) break;
      writes.delete(memberId);
    }
  }

  return {
    choose(memberId, own) {
      if (hearingSince === null) return primary;
      const known = writes.get(memberId)?.position ?? 0n;
      return replicas.choose(own !== null && own > known ? own : known, hearingSince) ?? primary;
    },
    async wrote(memberIds) {
      // The change is committed: that its place is not known is no reason to say that it failed.
      const position = await readPosition(primary).catch(() => BEYOND_ANY);
      hear(memberIds, position);
      return position;
    },
    hear,
    setHearing(isHearing) {
      hearingSince = isHearing ? performance.now() : null;
    },
  };
}
