import { randomUUIDv7 } from 'node:crypto';
import type { SecurityEventKind } from '#domain/security-log/facts.ts';
import type { Database } from '#server/db/database.ts';
import { type Clock, toIso } from '../clock.ts';
import type { Log } from '../observability/open-log.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { insertSecurityEvents, type StoredSecurityEvent } from './queries.ts';

export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /**
   * The account of the event: the member's id, or the email address that a signed-out caller typed. Only hashes are
   * stored.
   */
  memberId?: string | null | undefined;
  email?: string | null | undefined;
  /** The caller's network address. */
  address?: string | null | undefined;
  /** The call, never a member's text. */
  detail?: string | undefined;
}

export interface SecurityLog {
  /** Records an event. Returns at once, and the event is written a moment later together with others. */
  record(event: NewSecurityEvent): void;
  /** Writes the events recorded so far. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const FLUSH_MS = 2000;
/** Maximum distinct events per write. In a flood the rest is only counted. */
const MAX_AT_ONCE = 300;
/** Bytes of a hash, enough to tell accounts apart. */
const HASH_BYTES = 12;

type Account = Pick<NewSecurityEvent, 'memberId' | 'email'>;

/** Returns the hash that identifies a member's events, or those of an email address without a signed-in member. */
export function hashAccount(secrets: Secrets, { memberId, email }: Account): Buffer | null {
  const named = memberId ? `member:${memberId}` : email ? `email:${email.trim().toLowerCase()}` : null;
  return named ? secrets.hash('security-log-account', named).subarray(0, HASH_BYTES) : null;
}

function hashNetwork(secrets: Secrets, address: string): Buffer {
  return secrets.hash('security-log-network', address).subarray(0, HASH_BYTES);
}

/** Creates the security log. Equal events within a moment become one row with a count, so that a flood costs little. */
export function createSecurityLog(parts: { db: Database; clock: Clock; secrets: Secrets; log: Log }): SecurityLog {
  const { db, clock, secrets, log } = parts;
  let waiting = new Map<string, StoredSecurityEvent>();
  let dropped = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  function store(key: string, event: Omit<StoredSecurityEvent, 'id' | 'createdAt'>): void {
    waiting.set(key, { ...event, id: randomUUIDv7(), createdAt: toIso(clock.now()) });
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    if (dropped > 0)
      store('dropped', {
        kind: 'events_dropped',
        account: null,
        network: null,
        detail: null,
        count: dropped,
      });
    if (timer) clearTimeout(timer);
    timer = null;
    dropped = 0;
    const batch = [...waiting.values()];
    waiting = new Map();
    if (batch.length > 0)
      writing = writing
        .then(() => insertSecurityEvents(db, batch))
        .catch((error: unknown) => log.warn({ err: error, lost: batch.length }, 'security events were lost'));
    return writing;
  }

  return {
    record({ kind, memberId, email, address, detail }) {
      const key = [kind, memberId ?? email ?? '', address ?? '', detail ?? ''].join('\n');
      const known = waiting.get(key);
      if (known) known.count += 1;
      else if (waiting.size >= MAX_AT_ONCE) dropped += 1;
      else
        store(key, {
          kind,
          account: hashAccount(secrets, { memberId, email }),
          network: address ? hashNetwork(secrets, address) : null,
          detail: detail ?? null,
          count: 1,
        });
    },
    flush,
    stop: flush,
  };
}
