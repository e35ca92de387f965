import type { Language } from '#messages/languages.ts';
import { listen, type Listener } from '#server/db/listener.ts';

const CHANNEL = 'jugal_session';
const MAX_ENTRIES = 20_000;
/** Bounds how long a missed notification can matter. */
const MAX_AGE_MS = 60_000;

/** What a session's token stands for; instants as `toIso` writes them. */
export interface SessionRow {
  /** The member's id. */
  id: string;
  sessionId: string;
  coupleId: string | null;
  /** The other member of the couple. */
  partnerId: string | null;
  firstName: string;
  premiumUntil: string | null;
  /** Where it covers them, too. */
  partnerPremiumUntil: string | null;
  isAdmin: boolean;
  emailVerified: boolean;
  mustChangePassword: boolean;
  language: Language;
  /** When the session is over if it is not used again. */
  endsAt: string;
  /** Until then its last use needs not be saved again. */
  usedUntil: string;
}

export interface SessionCache {
  /** The row of a session's token, from the cache or by `load`. That there is no such session is not cached. */
  get(token: string, load: () => Promise<SessionRow | undefined>): Promise<SessionRow | undefined>;
  /** Removes the members' cached sessions. Called before the response to the change, so that the next call reads the new state. */
  invalidate(memberIds: readonly string[]): void;
  /** Calls `onChange` when a session of the member may have ended, in any process, or when that may have been missed. */
  watch(memberId: string, onChange: () => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Caches session rows, so that a call costs no round trip for them. Correct because the database notifies every process
 * of each change (server/db/guarded) and the process that made the change invalidates at once; without a listening
 * connection nothing is cached.
 */
export function createSessionCache(databaseUrl: string): SessionCache {
  const rows = new Map<string, { row: SessionRow; until: number }>();
  const tokens = new Map<string, Set<string>>();
  const watchers = new Map<string, Set<() => void>>();
  let listener: Listener | null = null;
  let isListening = false;
  /** Incremented by every change: a row whose read overlapped a change is not stored. */
  let generation = 0;

  function remove(token: string): void {
    const entry = rows.get(token);
    if (!entry) return;
    rows.delete(token);
    const own = tokens.get(entry.row.id);
    own?.delete(token);
    if (own?.size === 0) tokens.delete(entry.row.id);
  }

  function invalidate(memberIds: readonly string[]): void {
    generation += 1;
    for (const memberId of memberIds) for (const token of tokens.get(memberId) ?? []) remove(token);
  }

  function store(token: string, row: SessionRow): void {
    if (rows.size >= MAX_ENTRIES) {
      const [oldest] = rows.keys();
      if (oldest !== undefined) remove(oldest);
    }
    rows.set(token, { row, until: performance.now() + MAX_AGE_MS });
    tokens.set(row.id, (tokens.get(row.id) ?? new Set()).add(token));
  }

  function clear(): void {
    generation += 1;
    rows.clear();
    tokens.clear();
  }

  function hear(memberId: string): void {
    invalidate([memberId]);
    for (const onChange of watchers.get(memberId) ?? []) onChange();
  }

  return {
    async get(token, load) {
      const entry = rows.get(token);
      if (entry && entry.until > performance.now()) return entry.row;
      if (entry) remove(token);
      const before = generation;
      const row = await load();
      if (row && isListening && generation === before) store(token, row);
      return row;
    },
    invalidate,
    watch(memberId, onChange) {
      const own = watchers.get(memberId) ?? new Set();
      watchers.set(memberId, own.add(onChange));
      return () => {
        own.delete(onChange);
        if (own.size === 0 && watchers.get(memberId) === own) watchers.delete(memberId);
      };
    },
    async start() {
      listener = await listen(databaseUrl, [CHANNEL], (_channel, memberId) => hear(memberId), {
        onConnectionLost: () => {
          isListening = false;
          clear();
        },
        onReconnect: () => {
          clear();
          isListening = true;
          for (const own of watchers.values()) for (const onChange of own) onChange();
        },
      });
      isListening = true;
    },
    async stop() {
      isListening = false;
      clear();
      await listener?.close();
    },
  };
}
