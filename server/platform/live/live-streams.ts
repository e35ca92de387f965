import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import type { Log } from '../log.ts';

export const STREAMS_CHANNEL = 'jugal_streams';
/** Maximum open live streams of a member across all processes: above a normal number of windows, below an attack's. */
export const STREAMS_MAX = 20;
const MAX_BATCH = 200;

/** The opening or closing of a stream in any process. */
const StreamNews = z.object({ memberId: z.string(), id: z.string(), isOpen: z.boolean() });
type StreamNews = z.infer<typeof StreamNews>;

interface LiveStream {
  id: string;
  /**
   * The member's open streams that were opened after this one. `null` until this process receives the stream's own
   * opening.
   */
  later: Set<string> | null;
  onReplaced: () => void;
}

export interface LiveStreams {
  /**
   * Counts a stream of the member, and calls `onReplaced` once there are too many newer ones. Returns a function that
   * removes the stream from the count.
   */
  enter(memberId: string, onReplaced: () => void): () => void;
  /** Handles a message of a process on `STREAMS_CHANNEL`. */
  receive(payload: string): void;
  /** Returns the number of streams open in this process. */
  count(): number;
  stop(): Promise<void>;
}

/**
 * Ends a member's oldest streams above `STREAMS_MAX`: each stream counts newer ones from the openings and closings that
 * all processes publish. After a process dies its streams stay counted elsewhere, so an older one may end early and
 * reconnect.
 */
export function createLiveStreams({ db, log }: { db: Database; log: Log }): LiveStreams {
  const streams = new Map<string, Set<LiveStream>>();
  const waiting: StreamNews[] = [];
  let openCount = 0;
  let sending: Promise<void> | null = null;

  function tell(news: StreamNews): void {
    waiting.push(news);
    sending ??= send();
  }

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_BATCH);
      await sql`select pg_notify(${STREAMS_CHANNEL}, news::text) from jsonb_array_elements(${JSON.stringify(batch)}::jsonb) news`
        .execute(db)
        .catch((error: unknown) => log.warn({ err: error }, 'streams were not counted'));
    }
    sending = null;
  }

  return {
    enter(memberId, onReplaced) {
      const stream: LiveStream = { id: randomUUIDv7(), later: null, onReplaced };
      const own = streams.get(memberId) ?? new Set();
      streams.set(memberId, own.add(stream));
      openCount += 1;
      tell({ memberId, id: stream.id, isOpen: true });
      return () => {
        openCount -= 1;
        own.delete(stream);
        if (own.size === 0 && streams.get(memberId) === own) streams.delete(memberId);
        tell({ memberId, id: stream.id, isOpen: false });
      };
    },
    receive(payload) {
      const { memberId, id, isOpen } = StreamNews.parse(JSON.parse(payload));
      for (const stream of streams.get(memberId) ?? []) {
        if (stream.id === id) stream.later ??= new Set();
        else if (isOpen) stream.later?.add(id);
        else stream.later?.delete(id);
        if (stream.later && stream.later.size >= STREAMS_MAX) stream.onReplaced();
      }
    },
    count: () => openCount,
    stop: async () => void (await sending),
  };
}
