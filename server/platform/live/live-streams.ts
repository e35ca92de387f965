import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import type { Log } from '../log.ts';

export const STREAMS_CHANNEL = 'jugal_streams';
/** Open live streams of a member, over all processes: more than anybody's windows, less than an attack's. */
export const STREAMS_MAX = 20;
const MAX_BATCH = 200;

/** A stream opened or closed, in some process. */
const StreamNews = z.object({ memberId: z.string(), id: z.string(), isOpen: z.boolean() });
type StreamNews = z.infer<typeof StreamNews>;

interface LiveStream {
  id: string;
  /** The member's streams that were opened after this one and are still open; `null` until its own opening has come back. */
  later: Set<string> | null;
  onReplaced: () => void;
}

export interface LiveStreams {
  /** Counts a stream of the member. `onReplaced` is called once there are too many newer ones. Returns what counts it out again. */
  enter(memberId: string, onReplaced: () => void): () => void;
  /** Takes in what a process has told on `STREAMS_CHANNEL`. */
  receive(payload: string): void;
  /** The streams that are open in this process. */
  count(): number;
  stop(): Promise<void>;
}

/**
 * Ends a member's oldest streams when there are more than `STREAMS_MAX`. Nobody keeps a table of them: every stream counts the
 * newer ones by the openings and closings that all processes tell each other. When a process dies, what it had open stays
 * counted in the older streams of others: one of them may end early, and its window opens it again.
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
