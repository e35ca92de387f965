import { sql } from 'kysely';
import { z } from 'zod';
import type { Noun } from '#contract/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { listen } from '#server/db/listener.ts';

const CHANNEL = 'jugal_live';

/** What became stale for whom. `deviceId` is the browser window that caused it and needs no telling. */
export interface Announcement {
  memberIds: readonly string[];
  changes: readonly string[];
  deviceId: string | null;
}

const Announcement = z.object({
  memberIds: z.array(z.string()),
  changes: z.array(z.string()),
  deviceId: z.string().nullable(),
});

export interface LiveUpdates {
  /** Announces to the member and, where there is one, the partner, when `tx` commits. */
  announce(tx: Transaction, memberIds: readonly string[], changes: readonly Noun[], deviceId: string | null): Promise<void>;
  /** Calls `onChange` for what concerns the member, from any process; `null` when something may have been missed. */
  subscribe(memberId: string, onChange: (announcement: Announcement | null) => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Live updates over LISTEN/NOTIFY: whichever process commits, every process hears it. */
export function createLiveUpdates(databaseUrl: string): LiveUpdates {
  const subscribers = new Map<string, Set<(announcement: Announcement | null) => void>>();
  let stopListening: (() => Promise<void>) | null = null;

  function receive(payload: string) {
    const announcement = Announcement.parse(JSON.parse(payload));
    for (const memberId of announcement.memberIds) {
      for (const onChange of subscribers.get(memberId) ?? []) onChange(announcement);
    }
  }

  return {
    async announce(tx, memberIds, changes, deviceId) {
      // The couple is looked up when it commits, so that a partner who has just joined hears it too.
      const facts = JSON.stringify({ changes, deviceId });
      await sql`
        select pg_notify(${CHANNEL}, (${facts}::jsonb || jsonb_build_object('memberIds', jsonb_agg(distinct m.id)))::text)
        from (
          select unnest(${memberIds}::uuid[]) as id
          union
          select partner.user_id from couple_members own
          join couple_members partner on partner.couple_id = own.couple_id
          where own.user_id = any(${memberIds}::uuid[])
        ) m`.execute(tx);
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
      const listener = await listen(databaseUrl, [CHANNEL], (_channel, payload) => receive(payload), {
        onReconnect: () => {
          for (const own of subscribers.values()) for (const onChange of own) onChange(null);
        },
      });
      stopListening = () => listener.close();
    },
    async stop() {
      await stopListening?.();
    },
  };
}
