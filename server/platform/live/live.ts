import { sql } from 'kysely';
import { z } from 'zod';
import type { Resource } from '#domain/registry/resources.ts';
import type { Database } from '#server/db/database.ts';
import { listen, type Listener } from '#packages/kysely-pipeline/listener.ts';
import { MAX_LSN, parsePosition } from '#server/db/replicas/position.ts';
import type { Reads } from '#server/db/replicas/reads.ts';
import { createLiveStreams } from './live-streams.ts';
import { createRecentAnnouncements, type RecentAnnouncements } from './recent-announcements.ts';
import type { Log } from '../log.ts';

const CHANNEL = 'jugal_live';
const MAX_BATCH = 200;

/**
 * Announces that resources became stale for members. `deviceId` is the browser window that made the change and skips
 * it.
 */
const Announcement = z.object({
  memberIds: z.array(z.string()),
  resources: z.array(z.string()),
  deviceId: z.string().nullable(),
  /** True if the members' partners are not notified. */
  isPrivate: z.boolean(),
  /** True if all admins are notified besides the members. */
  isForAdmins: z.boolean(),
});
/** The announcement as sent, with a WAL position at or after the change. */
const SentAnnouncement = Announcement.extend({ position: z.string() });
export type Announcement = z.infer<typeof Announcement>;

export interface LiveUpdates {
  /**
   * Announces a committed change to the members and, unless it is private, to their current partners. Returns at once
   * and batches announcements during a send, because each NOTIFY serialises the commits of the whole database.
   */
  announce(
    memberIds: readonly string[],
    resources: readonly Resource[],
    deviceId: string | null,
    options?: { isPrivate: boolean },
  ): void;
  /** Announces to all admins that a queue of the panel or another admin's work has changed. */
  announceWork(deviceId?: string | null): void;
  /** Calls `onChange` for the member's announcements from any process, and with `null` if some may have been missed. */
  subscribe(memberId: string, onChange: (announcement: Announcement | null) => void): () => void;
  /** Calls `onAnnounce` for every announcement of this process, as a hook after committed changes. */
  observe(onAnnounce: (memberIds: readonly string[], resources: readonly Resource[]) => void): () => void;
  /** Returns the place after all announcements that this process has received. */
  position: RecentAnnouncements['position'];
  /** Lists what was announced to a member since a position (recent-announcements.ts). */
  listSince: RecentAnnouncements['listSince'];
  /** Counts a stream of the member (live-streams.ts), and calls `onReplaced` once there are too many newer ones. */
  enter(memberId: string, onReplaced: () => void): () => void;
  /** Returns the number of streams open in this process. */
  countStreams(): number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates live updates over LISTEN/NOTIFY, which deliver a committed change to the subscribers of all processes. */
export function createLiveUpdates({
  db,
  databaseUrl,
  reads,
  log,
}: {
  db: Database;
  databaseUrl: string;
  /** Receives announcements before the members' devices do, because the devices read at once. */
  reads: Pick<Reads, 'hear' | 'setHearing'>;
  log: Log;
}): LiveUpdates {
  const streams = createLiveStreams();
  const recent = createRecentAnnouncements();
  const subscribers = new Map<string, Set<(announcement: Announcement | null) => void>>();
  const observers = new Set<(memberIds: readonly string[], resources: readonly Resource[]) => void>();
  const waiting: Announcement[] = [];
  let sending: Promise<void> | null = null;
  let listener: Listener | null = null;

  function enqueue(announcement: Announcement): void {
    waiting.push(announcement);
    sending ??= send();
  }

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_BATCH);
      // An unreachable database also breaks the listening connection, and all subscribers refetch when it reconnects.
      await notify(db, batch).catch((error: unknown) => log.warn({ err: error }, 'announcements were lost'));
    }
    sending = null;
  }

  function receive(payload: string): void {
    const { position, ...announcement } = SentAnnouncement.parse(JSON.parse(payload));
    reads.hear(announcement.memberIds, parsePosition(position) ?? MAX_LSN);
    recent.remember(announcement);
    for (const memberId of announcement.memberIds) {
      for (const onChange of subscribers.get(memberId) ?? []) onChange(announcement);
    }
  }

  return {
    announce(memberIds, resources, deviceId, { isPrivate } = { isPrivate: false }) {
      if (memberIds.length === 0) return;
      enqueue({ memberIds: [...memberIds], resources: [...resources], deviceId, isPrivate, isForAdmins: false });
      for (const onAnnounce of observers) onAnnounce(memberIds, resources);
    },
    announceWork(deviceId = null) {
      enqueue({ memberIds: [], resources: ['admin'], deviceId, isPrivate: true, isForAdmins: true });
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
    position: recent.position,
    listSince: recent.listSince,
    enter: streams.enter,
    countStreams: streams.count,
    async start() {
      listener = await listen(databaseUrl, [CHANNEL], (_channel, payload) => receive(payload), {
        applicationName: 'jugal-listener',
        onConnectionLost: () => reads.setHearing(false),
        onReconnect: () => {
          reads.setHearing(true);
          recent.reset();
          for (const own of subscribers.values()) for (const onChange of own) onChange(null);
        },
      });
      reads.setHearing(true);
    },
    async stop() {
      await sending;
      await listener?.close();
    },
  };
}

/**
 * Sends the batch in one statement with asynchronous commit. Each announcement goes to its members, unless it is private
 * to their current partners, and to the admins if it is for them.
 */
async function notify(db: Database, batch: readonly Announcement[]): Promise<void> {
  await sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true))
    select pg_notify(${CHANNEL}, (
      announcement || jsonb_build_object('memberIds', audience.ids, 'position', pg_current_wal_insert_lsn())
    )::text)
    from quick, jsonb_array_elements(${JSON.stringify(batch)}::jsonb) announcement
    cross join lateral (
      select coalesce(jsonb_agg(id), '[]') as ids from (
        select named::uuid as id from jsonb_array_elements_text(announcement -> 'memberIds') named
        union
        select partner.user_id from jsonb_array_elements_text(announcement -> 'memberIds') named
        join couple_members own on own.user_id = named::uuid
        join couple_members partner on partner.couple_id = own.couple_id
        where not (announcement ->> 'isPrivate')::boolean
        union
        select users.id from users where (announcement ->> 'isForAdmins')::boolean and users.is_admin
      ) members
    ) audience`.execute(db);
}
