import { setImmediate as nextTurn } from 'node:timers/promises';

/** Members whose positions one statement reads, and streams that one turn of the event loop serves. */
const READ_MAX = 1000;
const SERVED_MAX = 100;

/** Reads the positions in the copy, as texts by member. */
export type ReadPositions = (memberIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

export interface LivePositions {
  /**
   * Calls `onPosition` with the member's position as soon as it is read, whenever it has changed, and at each beat.
   * Returns a function that ends the calls.
   */
  follow(memberId: string, onPosition: (position: string) => void): () => void;
  /** Reads the positions of those of the members who are followed here. */
  refresh(memberIds: Iterable<string>): Promise<void>;
  /** Reads the positions of all who are followed here. */
  refreshAll(): Promise<void>;
  /** Repeats the known positions to all followers, and reads them again meanwhile. */
  beat(): Promise<void>;
  /** Returns the number of members who are followed. */
  count(): number;
  /** Ends reading, and resolves once no statement runs. */
  stop(): Promise<void>;
}

interface Followed {
  /** The last one read; `null` before the first time. */
  position: string | null;
  /** The followers, and if each has been given a position. */
  followers: Set<{ onPosition: (position: string) => void; isNew: boolean }>;
}

/**
 * Follows the positions of the members who have a stream in this process. Every position comes from the database, one
 * reading at a time, so that a later one is never older; requests during a reading join the next.
 */
export function createLivePositions(read: ReadPositions, onFailure: (error: unknown) => void): LivePositions {
  const members = new Map<string, Followed>();
  const waiting = new Set<string>();
  let reading: Promise<void> | null = null;
  let isStopped = false;

  async function readWaiting(): Promise<void> {
    // Requests of the same turn of the event loop share a statement.
    await nextTurn();
    while (waiting.size > 0 && !isStopped) {
      const ids = [...waiting].slice(0, READ_MAX);
      for (const id of ids) waiting.delete(id);
      // After a failure the next beat reads again.
      await read(ids).then(publish, onFailure);
    }
    reading = null;
  }

  function publish(positions: ReadonlyMap<string, string>): void {
    for (const [memberId, position] of positions) {
      const member = members.get(memberId);
      if (!member) continue;
      const hasChanged = member.position !== position;
      member.position = position;
      for (const follower of member.followers) {
        if (!hasChanged && !follower.isNew) continue;
        follower.isNew = false;
        follower.onPosition(position);
      }
    }
  }

  function refresh(memberIds: Iterable<string>): Promise<void> {
    for (const id of memberIds) if (members.has(id)) waiting.add(id);
    if (waiting.size > 0 && !isStopped) reading ??= readWaiting();
    return reading ?? Promise.resolve();
  }

  async function repeatAll(): Promise<void> {
    let served = 0;
    for (const { position, followers } of members.values()) {
      if (position === null) continue;
      for (const { onPosition, isNew } of followers) if (!isNew) onPosition(position);
      served += followers.size;
      if (served < SERVED_MAX) continue;
      served = 0;
      await nextTurn();
    }
  }

  return {
    follow(memberId, onPosition) {
      const member = members.get(memberId) ?? { position: null, followers: new Set() };
      const follower = { onPosition, isNew: true };
      members.set(memberId, member);
      member.followers.add(follower);
      void refresh([memberId]);
      return () => {
        member.followers.delete(follower);
        if (member.followers.size > 0 || members.get(memberId) !== member) return;
        members.delete(memberId);
        waiting.delete(memberId);
      };
    },
    refresh,
    refreshAll: () => refresh(members.keys()),
    async beat() {
      await Promise.all([repeatAll(), refresh(members.keys())]);
    },
    count: () => members.size,
    async stop() {
      isStopped = true;
      waiting.clear();
      await reading;
    },
  };
}
