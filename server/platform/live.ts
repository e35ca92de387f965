import { sql } from 'kysely';
import { z } from 'zod';
import type { Noun } from '#contract/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { listen, type Listener } from '#server/db/listener.ts';
import type { Log } from './log.ts';

const CHANNEL = 'jugal_live';
const MAX_BATCH = 200;

/** What became stale for whom. `deviceId` is the browser window that caused it and needs no telling. */
const Announcement = z.object({
  memberIds: z.array(z.string()),
  changes: z.array(z.string()),
  deviceId: z.string().nullable(),
});
export type Announcement = z.infer<typeof Announcement>;

export interface LiveUpdates {
  /**
   * Announces a committed change to the members and to the partners they have now. Returns at once: announcements that
   * come while one is under way travel together, because each NOTIFY makes the commits of the whole database wait in line.
   */
  announce(memberIds: readonly string[], changes: readonly Noun[], deviceId: string | null): void;
  /** Calls `onChange` for what concerns the member, from any process; `null` when something may have been missed. */
  subscribe(memberId: string, onChange: (announcement: Announcement | null) => void): () => void;
  /** Calls `onAnnounce` with what this process announces, so that it can do what follows from a committed change. */
  observe(onAnnounce: (memberIds: readonly string[], changes: readonly Noun[]) => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Live updates over LISTEN/NOTIFY: whichever process commits, every process hears it. */
export function createLiveUpdates({
  db,
  databaseUrl,
  log,
}: {
  db: Database;
  databaseUrl: string;
  log: Log;
}): LiveUpdates {
  const subscribers = new Map<string, Set<(announcement: Announcement | null) => void>>();
  const observers = new Set<(memberIds: readonly string[], changes: readonly Noun[]) => void>();
  const waiting: Announcement[] = [];
  let sending: Promise<void> | null = null;
  let listener: Listener | null = null;

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_BATCH);
      // A database that is away also breaks the listening connection, and everybody is told to look again when it is back.
      await notify(db, batch).catch((error: unknown) => log.warn({ err: error }, 'announcements were lost'));
    }
    sending = null;
  }

  function receive(payload: string): void {
    const announcement = Announcement.parse(JSON.parse(payload));
    for (const memberId of announcement.memberIds) {
      for (const onChange of subscribers.get(memberId) ?? []) onChange(announcement);
    }
  }

  return {
    announce(memberIds, changes, deviceId) {
      waiting.push({ memberIds: [...memberIds], changes: [...changes], deviceId });
      sending ??= send();
      for (const onAnnounce of observers) onAnnounce(memberIds, changes);
    },
    observe(onAnnounce) {
      observers.add(onAnnounce);
      return () => void observers.delete(onAnnounce);
    },
    subscribe(memberId, onChange) {
      const own = subscribers.get(memberId) ?? new Set();
      subscribers.set(memberId, own.add(onChange));
      return () => {
        own.delete(onChange);
        if (own.size === 0 && subscribers.get(memberId) === own) subscribers.delete(memberId);
      };
    },
    async start() {
      listener = await listen(databaseUrl, [CHANNEL], (_channel, payload) => receive(payload), {
        onReconnect: () => {
          for (const own of subscribers.values()) for (const onChange of own) onChange(null);
        },
      });
    },
    async stop() {
      await sending;
      await listener?.close();
    },
  };
}

/** Sends the batch in one statement, each to its members and to their partners of this moment, without waiting for the disk. */
async function notify(db: Database, batch: readonly Announcement[]): Promise<void> {
  await sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true))
    select pg_notify(${CHANNEL}, (announcement || jsonb_build_object('memberIds', audience.ids))::text)
    from quick, jsonb_array_elements(${JSON.stringify(batch)}::jsonb) announcement
    cross join lateral (
      select jsonb_agg(id) as ids from (
        select named::uuid as id from jsonb_array_elements_text(announcement -> 'memberIds') named
        union
        select partner.user_id from jsonb_array_elements_text(announcement -> 'memberIds') named
        join couple_members own on own.user_id = named::uuid
        join couple_members partner on partner.couple_id = own.couple_id
      ) members
    ) audience`.execute(db);
}
