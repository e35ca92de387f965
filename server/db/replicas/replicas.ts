import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, OpenDatabase } from '../database.ts';
import { parsePosition, type Position } from './position.ts';
import { createReplicaReader } from './replica-reader.ts';

/** So far may what a replica shows be behind the primary. One that is further behind is left alone until it has caught up. */
export const MAX_LAG_MS = 2000;
/** Who was not heard of for so long is not counted on: a replica, or the primary that says how far behind a replica is. */
const MAX_SILENCE_MS = 5000;
const POLL_MS = 200;

export interface Replicas {
  /**
   * A replica that lags little and has everything up to `after` and everything that was committed before the time `since`
   * (of `performance.now`), each in turn; `null` when there is none.
   */
  choose(after: Position, since: number): Database | null;
  stop(): Promise<void>;
}

interface Replica {
  openRead(): Database;
  /** Up to here it has everything; `null` while it does not serve as a replica. */
  replayed: Position | null;
  seenAt: number;
}

/**
 * Watches where the primary and its replicas are in the write-ahead log, and chooses replicas by that. No clock of the
 * database is asked: by the time of its last change a replica whose stream is cut looks like one of an idle primary.
 */
export function watchReplicas(options: {
  primary: Database;
  replicas: readonly OpenDatabase[];
  /** Called once for each time that a replica is lost; it is used again when it answers. */
  onLost: (error: Error) => void;
}): Replicas {
  const end = new AbortController();
  /** Where the primary was, the newest last: the first is `MAX_LAG_MS` old, once it has been watched for so long. */
  const history: { at: number; position: Position }[] = [];
  const watches: Promise<void>[] = [];
  let turn = 0;

  watch(async () => {
    const at = performance.now();
    const position = await readPosition(options.primary);
    history.push({ at, position });
    while (history[1] && history[1].at < at - MAX_LAG_MS) history.shift();
  });
  const replicas = options.replicas.map(({ db }) => {
    const replica: Replica = {
      openRead: createReplicaReader(db, options.primary, lose),
      replayed: null,
      seenAt: 0,
    };
    function lose(error: Error): void {
      if (replica.replayed !== null) options.onLost(error);
      replica.replayed = null;
    }
    watch(async () => {
      replica.replayed = await readReplayed(db);
      replica.seenAt = performance.now();
    }, lose);
    return replica;
  });

  /** Without `onError`: silence says it. */
  function watch(look: () => Promise<void>, onError?: (error: Error) => void): void {
    watches.push(
      (async () => {
        while (!end.signal.aborted) {
          await look().catch((error: unknown) =>
            onError?.(error instanceof Error ? error : new Error(String(error))),
          );
          await sleep(POLL_MS, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
        }
      })(),
    );
  }

  return {
    choose(after, since) {
      const now = performance.now();
      const from = history.find(({ at }) => at >= since);
      if (!from || (history.at(-1)?.at ?? 0) < now - MAX_SILENCE_MS) return null;
      const least = after > from.position ? after : from.position;
      for (let tried = 0; tried < replicas.length; tried += 1) {
        turn = (turn + 1) % replicas.length;
        const replica = replicas[turn];
        const isCurrent = replica && replica.replayed !== null && replica.replayed >= least;
        if (isCurrent && replica.seenAt > now - MAX_SILENCE_MS) return replica.openRead();
      }
      return null;
    },
    async stop() {
      end.abort();
      await Promise.all([...watches, ...options.replicas.map(({ close }) => close())]);
    },
  };
}

/** Where the primary is now: what was committed before stands before it. */
export async function readPosition(primary: Database): Promise<Position> {
  const { rows } = await sql<{
    position: string;
  }>`select pg_current_wal_insert_lsn()::text as position`.execute(primary);
  const position = parsePosition(rows[0]?.position ?? null);
  if (position === null) throw new Error('the primary does not say where it is');
  return position;
}

/** How far a replica is; `null` for a server that is no replica (any more). */
async function readReplayed(replica: Database): Promise<Position | null> {
  const { rows } = await sql<{ position: string | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position`.execute(
    replica,
  );
  return parsePosition(rows[0]?.position ?? null);
}
