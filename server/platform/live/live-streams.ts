/** Maximum open live streams of a member in a process: above a normal number of windows, below an attack's. */
export const STREAMS_MAX = 20;

export interface LiveStreams {
  /**
   * Counts a stream of the member, and calls `onReplaced` once there are too many newer ones. Returns a function that
   * removes the stream from the count.
   */
  enter(memberId: string, onReplaced: () => void): () => void;
  /** Returns the number of open streams. */
  count(): number;
}

/** Counts the streams of this process and ends a member's oldest ones above `STREAMS_MAX`. */
export function createLiveStreams(): LiveStreams {
  /** Streams by member, the oldest first. */
  const streams = new Map<string, Set<{ onReplaced: () => void }>>();
  let openCount = 0;
  return {
    enter(memberId, onReplaced) {
      const stream = { onReplaced };
      const own = streams.get(memberId) ?? new Set();
      streams.set(memberId, own.add(stream));
      openCount += 1;
      for (const older of [...own].slice(0, -STREAMS_MAX)) older.onReplaced();
      return () => {
        openCount -= 1;
        own.delete(stream);
        if (own.size === 0 && streams.get(memberId) === own) streams.delete(memberId);
      };
    },
    count: () => openCount,
  };
}
