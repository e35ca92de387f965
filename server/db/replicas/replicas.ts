import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../database.ts';
import { parsePosition, type Position } from './position.ts';
import { createReplicaReader } from './replica-reader.ts';

/** Maximum lag of a replica behind the primary. A replica that lags more is not used until it has caught up. */
export const MAX_LAG_MS = 2000;
/** Silence after which a server no longer counts: a replica, or the primary, against which the lag is measured. */
const MAX_SILENCE_MS = 5000;
const POLL_MS = 200;

export interface Replicas {
  /**
   * Returns the next replica in rotation with little lag that has everything up to `after` and all commits before
   * `since` (of `performance.now`), or `null`.
   */
  choose(after: Position, since: number): Database | null;
  stop(): Promise<void>;
}

interface Replica {
  openRead(): Database;
  /** Position up to which the replica has everything; `null` while it is not serving as a replica. */
  replayed: Position | null;
  seenAt: number;
}

/**
 * Tracks the log positions of the primary and its replicas to choose a replica. Ignores database clocks: by the time of
 * its last change, a disconnected replica looks like one of an idle primary.
 */
export function watchReplicas(options: {
  primary: Database;
  replicas: readonly OpenDatabase[];
  /** Called each time a replica is lost; it is used again once it responds. */
  onLost: (error: Error) => void;
}): Replicas {
  const end = new AbortController();
  /**
   * Positions of the primary, newest last. The first is `MAX_LAG_MS` old once the primary has been watched that long.
   */
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

  /** Repeats `look` until it is stopped. Without `onError`, a failure shows only as silence. */
  function watch(look: () => Promise<void>, onError?: (error: Error) => void): void {
    watches.push(
      (async () => {
        while (!end.signal.aborted) {
          await look().catch((error: unknown) => onError?.(error instanceof Error ? error : new Error(String(error))));
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

/** Returns the current WAL insert position of the primary. Every earlier commit is at or below it. */
export async function readPosition(primary: Database): Promise<Position> {
  const { rows } = await sql<{
    position: string;
  }>`select pg_current_wal_insert_lsn()::text as position`.execute(primary);
  const position = parsePosition(rows[0]?.position ?? null);
  if (position === null) throw new Error('the primary does not say where it is');
  return position;
}

/** Returns the replay position of a replica; `null` for a server that is not (or no longer) a replica. */
async function readReplayed(replica: Database): Promise<Position | null> {
  const { rows } = await sql<{ position: string | null }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position`.execute(replica);
  return parsePosition(rows[0]?.position ?? null);
}
