import { listen, type Listener } from '#server/db/listener.ts';

const CHANNEL = 'jugal_session';
const MAX_ENTRIES = 20_000;
/** A net below the notifications: nothing is believed for longer. */
const MAX_AGE_MS = 60_000;

/** What a session's token stands for, as it is stored; instants are ISO 8601. */
export interface SessionRow {
  /** The member's id. */
  id: string;
  sessionId: string;
  coupleId: string | null;
  firstName: string;
  premiumUntil: string | null;
  isAdmin: boolean;
  emailVerified: boolean;
  mustChangePassword: boolean;
  createdAt: string;
  lastSeenAt: string;
}

export interface SessionCache {
  /** The row of a session's token, from memory or by `load`. What `load` does not find is not remembered. */
  get(token: string, load: () => Promise<SessionRow | undefined>): Promise<SessionRow | undefined>;
  /** Forgets what is known of the members' sessions: before the answer to whatever changed them. */
  forget(memberIds: readonly string[]): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Remembers session rows, so that a call costs no round trip for them. It is only right because the database tells every
 * process of each change (migration 0006) and because the process that made one forgets at once; while it cannot listen,
 * it remembers nothing.
 */
export function createSessionCache(databaseUrl: string): SessionCache {
  const rows = new Map<string, { row: SessionRow; until: number }>();
  const tokens = new Map<string, Set<string>>();
  let listener: Listener | null = null;
  let isListening = false;
  /** Grows with every change heard of: a row that was read across one is not kept. */
  let generation = 0;

  function drop(token: string): void {
    const entry = rows.get(token);
    if (!entry) return;
    rows.delete(token);
    const own = tokens.get(entry.row.id);
    own?.delete(token);
    if (own?.size === 0) tokens.delete(entry.row.id);
  }

  function forget(memberIds: readonly string[]): void {
    generation += 1;
    for (const memberId of memberIds) for (const token of tokens.get(memberId) ?? []) drop(token);
  }

  function keep(token: string, row: SessionRow): void {
    if (rows.size >= MAX_ENTRIES) {
      const [oldest] = rows.keys();
      if (oldest !== undefined) drop(oldest);
    }
    rows.set(token, { row, until: performance.now() + MAX_AGE_MS });
    tokens.set(row.id, (tokens.get(row.id) ?? new Set()).add(token));
  }

  function clear(): void {
    generation += 1;
    rows.clear();
    tokens.clear();
  }

  return {
    async get(token, load) {
      const entry = rows.get(token);
      if (entry && entry.until > performance.now()) return entry.row;
      if (entry) drop(token);
      const before = generation;
      const row = await load();
      if (row && isListening && generation === before) keep(token, row);
      return row;
    },
    forget,
    async start() {
      listener = await listen(databaseUrl, [CHANNEL], (_channel, memberId) => forget([memberId]), {
        onConnectionLost: () => {
          isListening = false;
          clear();
        },
        onReconnect: () => {
          clear();
          isListening = true;
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
