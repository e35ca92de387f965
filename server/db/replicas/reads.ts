import type { Database } from '../database.ts';
import { MAX_LSN, type Position } from './position.ts';
import { MAX_LAG_MS, readPosition, type Replicas } from './replicas.ts';

/**
 * Age after which every replica has a write or is no longer used: the maximum lag plus the time in which positions are
 * read.
 */
export const REMEMBERED_MS = MAX_LAG_MS + 8000;

/**
 * Chooses the database for each read that may use a replica, so that members see their own and their partner's writes.
 */
export interface Reads {
  /** `own`: position of the caller's last write as their browser reports it; `null` without a report. */
  choose(memberId: string, own: Position | null): Database;
  /**
   * Returns an upper bound for the position of a just committed change, or `null` without replicas. Remembers it for
   * the members.
   */
  wrote(memberIds: readonly string[]): Promise<Position | null>;
  /** Records that the members, or their partners, wrote before `position`, in any process. */
  hear(memberIds: readonly string[], position: Position): void;
  /** Sets if this process receives writes of other processes. While it does not, all reads use the primary. */
  setHearing(isHearing: boolean): void;
}

/** Sends all reads to `db`, for installations without replicas. */
export function readAllFrom(db: Database): Reads {
  return {
    choose: () => db,
    wrote: () => Promise.resolve(null),
    hear: () => undefined,
    setHearing: () => undefined,
  };
}

/**
 * Reads from replicas with read-your-writes consistency. A member's writes are known from this process, from
 * announcements of other processes to the member and the partner, and from the last position in the caller's browser,
 * even for a call to another process right after a write.
 */
export function createReads(primary: Database, replicas: Replicas): Reads {
  /** The latest writes that concern each member, oldest first. */
  const writes = new Map<string, { position: Position; at: number }>();
  /** `null` while writes of other processes are not received. */
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
      // The change is committed, so an unknown position must not make it fail.
      const position = await readPosition(primary).catch(() => MAX_LSN);
      hear(memberIds, position);
      return position;
    },
    hear,
    setHearing(isHearing) {
      hearingSince = isHearing ? performance.now() : null;
    },
  };
}
