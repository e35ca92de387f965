import type { Language } from '#domain/kernel/languages.ts';
import { listen, type Listener } from '#packages/kysely-pipeline/listener.ts';
import { EVERYONE } from '#server/db/repositories/session-changes.ts';

const CHANNEL = 'jugal_session';
const MAX_ENTRIES = 20_000;
/** Maximum time for which a missed notification can matter. */
const MAX_AGE_MS = 60_000;

/** Data of a session's token, with instants in the format of `toIso`. */
export interface SessionRow {
  /** The member's id. */
  id: string;
  sessionId: string;
  coupleId: string | null;
  /** The other member of the couple. */
  partnerId: string | null;
  firstName: string;
  premiumUntil: string | null;
  /** Set if the partner's premium also covers the member. */
  partnerPremiumUntil: string | null;
  isAdmin: boolean;
  emailVerified: boolean;
  mustChangePassword: boolean;
  language: Language;
  /** End of the session if it is not used again. */
  endsAt: string;
  /** Time until which the session's last use need not be saved again. */
  usedUntil: string;
}

export interface SessionCache {
  /**
   * Returns the row of a session's token, from the cache or by `load`. A missing session is not cached. Concurrent calls
   * share one load: of two, the older row could arrive last, and the caller would seem to have left their couple.
   */
  get(token: string, load: () => Promise<SessionRow | undefined>): Promise<SessionRow | undefined>;
  /**
   * Removes the cached sessions of the members, or of `EVERYONE`. Called before the response to a change, so that the next call reads the new
   * state.
   */
  invalidate(memberIds: readonly string[]): void;
  /**
   * Calls `onChange` when a session of the member may have ended in any process, or when such a notification may have
   * been missed.
   */
  watch(memberId: string, onChange: () => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Caches session rows to save each call a round trip; without a listening connection nothing is cached. The database
 * notifies every process of each change (server/db/repositories), and the process that made the change invalidates at once.
 */
export function createSessionCache(databaseUrl: string): SessionCache {
  const rows = new Map<string, { row: SessionRow; until: number }>();
  const tokens = new Map<string, Set<string>>();
  const watchers = new Map<string, Set<() => void>>();
  const loading = new Map<string, { since: number; row: Promise<SessionRow | undefined> }>();
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
    if (memberIds.includes(EVERYONE)) clear();
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

  async function loadRow(token: string, load: () => Promise<SessionRow | undefined>) {
    const before = generation;
    const row = await load();
    if (row && isListening && generation === before) store(token, row);
    return row;
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
      const current = loading.get(token);
      if (current?.since === generation) return current.row;
      const own = { since: generation, row: loadRow(token, load) };
      loading.set(token, own);
      try {
        return await own.row;
      } finally {
        if (loading.get(token) === own) loading.delete(token);
      }
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
        applicationName: 'jugal-listener',
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
