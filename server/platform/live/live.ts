import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { formatCopyPosition } from '#domain/copy/position.ts';
import type { Resource } from '#domain/registry/resources.ts';
import { listen, type Listener } from '#packages/kysely-pipeline/listener.ts';
import { observeMoves } from '#server/db/changes/flush.ts';
import { readPositions } from '#server/db/changes/heads.ts';
import type { Database } from '#server/db/database.ts';
import { MAX_LSN, parsePosition } from '#server/db/replicas/position.ts';
import type { Reads } from '#server/db/replicas/reads.ts';
import type { Log } from '../observability/open-log.ts';
import { createLivePositions, type LivePositions } from './live-positions.ts';
import { createLiveStreams } from './live-streams.ts';
import { createRecentAnnouncements, type RecentAnnouncements } from './recent-announcements.ts';

const CHANNEL = 'jugal_live';
/** A channel of its own: a server of the version before cannot read its messages. */
const MOVES_CHANNEL = 'jugal_moves';
const MAX_BATCH = 200;
/** Members in one message: PostgreSQL refuses 8,000 bytes, and an id in a list is 40. */
const MOVED_MAX = 150;
/** Milliseconds. A page sees no comments of a stream, so it knows by the beats that the stream lives. */
const BEAT_MS = 20_000;

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
/** Members whose feed of the copy has moved. */
const Moved = z.array(z.string());

type OnAnnounce = (
  memberIds: readonly string[],
  resources: readonly Resource[],
  options: { isPrivate: boolean },
) => void;

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
  observe(onAnnounce: OnAnnounce): () => void;
  /** Returns the place after all announcements that this process has received. */
  position: RecentAnnouncements['position'];
  /** Lists what was announced to a member since a position (recent-announcements.ts). */
  listSince: RecentAnnouncements['listSince'];
  /**
   * Calls `onPosition` with the member's position in the copy once it is read, after each change that moves the member's
   * feed, from any process, and at each beat.
   */
  follow: LivePositions['follow'];
  /** Gives all followers the position that they have, and reads positions whose announcement was lost. */
  beat: LivePositions['beat'];
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
  beatMs = BEAT_MS,
}: {
  db: Database;
  databaseUrl: string;
  /** Receives announcements before the members' devices do, because the devices read at once. */
  reads: Pick<Reads, 'hear' | 'setHearing'>;
  log: Log;
  /** Time between two beats; `null` leaves them to the caller. */
  beatMs?: number | null;
}): LiveUpdates {
  const streams = createLiveStreams();
  const recent = createRecentAnnouncements();
  const subscribers = new Map<string, Set<(announcement: Announcement | null) => void>>();
  const observers = new Set<OnAnnounce>();
  const waiting: Announcement[] = [];
  const moved = new Set<string>();
  const positions = createLivePositions(
    async (memberIds) => {
      const read = await readPositions(db, memberIds);
      return new Map([...read].map(([memberId, position]) => [memberId, formatCopyPosition(position)]));
    },
    (error) => log.warn({ err: error }, 'positions were not read'),
  );
  let sending: Promise<void> | null = null;
  let listener: Listener | null = null;
  let stopObserving: () => void = () => undefined;
  let beats: NodeJS.Timeout | undefined;

  function enqueue(announcement: Announcement): void {
    waiting.push(announcement);
    sending ??= send();
  }

  function enqueueMoves(memberIds: Iterable<string>): void {
    for (const id of memberIds) moved.add(id);
    sending ??= send();
  }

  async function send(): Promise<void> {
    // A change reports its moves first and then its resources: one statement sends both.
    await nextTurn();
    while (waiting.length > 0 || moved.size > 0) {
      const batch = { announcements: waiting.splice(0, MAX_BATCH), moved: [...moved] };
      moved.clear();
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

  function receiveMoves(payload: string): void {
    void positions.refresh(Moved.parse(JSON.parse(payload)));
  }

  return {
    announce(memberIds, resources, deviceId, { isPrivate } = { isPrivate: false }) {
      if (memberIds.length === 0) return;
      enqueue({ memberIds: [...memberIds], resources: [...resources], deviceId, isPrivate, isForAdmins: false });
      for (const onAnnounce of observers) onAnnounce(memberIds, resources, { isPrivate });
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
    follow: positions.follow,
    beat: positions.beat,
    enter: streams.enter,
    countStreams: streams.count,
    async start() {
      const hear = (channel: string, payload: string) =>
        channel === MOVES_CHANNEL ? receiveMoves(payload) : receive(payload);
      listener = await listen(databaseUrl, [CHANNEL, MOVES_CHANNEL], hear, {
        applicationName: 'jugal-listener',
        onConnectionLost: () => reads.setHearing(false),
        onReconnect: () => {
          reads.setHearing(true);
          recent.reset();
          for (const own of subscribers.values()) for (const onChange of own) onChange(null);
          void positions.refreshAll();
        },
      });
      reads.setHearing(true);
      stopObserving = observeMoves(db, (moves) => enqueueMoves(moves.keys()));
      if (beatMs !== null) beats = setInterval(() => void positions.beat(), beatMs).unref();
    },
    async stop() {
      clearInterval(beats);
      stopObserving();
      await Promise.all([sending, positions.stop()]);
      await listener?.close();
    },
  };
}

/**
 * Sends the batch in one statement with asynchronous commit. Each announcement goes to its members, unless it is private
 * to their current partners, and to the admins if it is for them; a move goes to its members alone.
 */
async function notify(
  db: Database,
  { announcements, moved }: { announcements: readonly Announcement[]; moved: readonly string[] },
): Promise<void> {
  const moves = Array.from({ length: Math.ceil(moved.length / MOVED_MAX) }, (_, index) =>
    moved.slice(index * MOVED_MAX, (index + 1) * MOVED_MAX),
  );
  await sql`
    with quick as materialized (select set_config('synchronous_commit', 'off', true)),
    messages as (
      select ${CHANNEL} as channel, (
        announcement || jsonb_build_object('memberIds', audience.ids, 'position', pg_current_wal_insert_lsn())
      )::text as payload
      from jsonb_array_elements(${JSON.stringify(announcements)}::jsonb) announcement
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
      ) audience
      union all
      select ${MOVES_CHANNEL}, members::text from jsonb_array_elements(${JSON.stringify(moves)}::jsonb) members
    )
    select pg_notify(channel, payload) from quick, messages`.execute(db);
}
