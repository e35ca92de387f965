import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import { Pool } from 'pg';
import { createPipelinedKysely } from '#packages/kysely-pipeline/pipelined-kysely.ts';
import { createPostgresDialect, type TraceQuery } from '#packages/kysely-pipeline/postgres-driver.ts';
import { typeParsers } from '#packages/kysely-pipeline/type-parsers.ts';
import type { DB } from './generated.ts';

/** Database that queries accept: the pool's, or a transaction on it. */
export type Database = Kysely<DB>;
/** Database for work that must run in a transaction. */
export type Transaction = KyselyTransaction<DB>;

export interface DatabaseOptions {
  url: string;
  /** Maximum number of connections; default 10. */
  poolSize?: number;
  /** Set if the URL is a pooler's, which may run each transaction on another connection. */
  pooler?: Pooler | null;
  /** Time limit for connecting; default 5 seconds. */
  connectionTimeoutMs?: number;
  /** Called around each statement. */
  traceQuery?: TraceQuery | undefined;
  /** Called for connections that broke while idle. The pool replaces them. */
  onConnectionLost?: (error: Error) => void;
}

/** PgBouncer in transaction mode, or an equivalent. */
export interface Pooler {
  /**
   * True if the pooler keeps prepared statements separate by client. If not, none are prepared: one process would run
   * another's statement.
   */
  hasPreparedStatements: boolean;
}

export interface OpenDatabase {
  db: Database;
  pool: Pool;
  /** Waits at most 3 seconds for running statements. */
  close(): Promise<void>;
}

const closeTimeoutMs = 3000;

/**
 * Startup settings of a connection. A pooler rejects or ignores them, so there the role must have them (`findFault`).
 */
const sessionSettings = {
  options: '-c TimeZone=UTC',
  statement_timeout: 15_000,
  lock_timeout: 8000,
  idle_in_transaction_session_timeout: 20_000,
} as const;

/**
 * Opens a pool that connects at the first statement. After a restart of the database, the next statement reconnects.
 */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const { url, poolSize = 10, pooler, connectionTimeoutMs = 5000, traceQuery, onConnectionLost } = options;
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    types: typeParsers,
    application_name: 'jugal',
    ...(!pooler && sessionSettings),
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Longer than the server's own limit: for a server that no longer responds.
    query_timeout: 20_000,
  });
  pool.on('error', (error) => onConnectionLost?.(error));
  // Without a listener, a backend that dies while its client is checked out and idle would end the process. The next
  // statement on that client rejects, so no error is lost here.
  pool.on('connect', (client) => client.on('error', () => undefined));

  let closing: Promise<void> | undefined;
  return {
    db: createPipelinedKysely<DB>(
      createPostgresDialect(pool, { isPrepared: !pooler || pooler.hasPreparedStatements, traceQuery }),
    ),
    pool,
    close: () => (closing ??= closePool(pool)),
  };
}

async function closePool(pool: Pool): Promise<void> {
  const timeout = AbortSignal.timeout(closeTimeoutMs);
  const tooLong = new Promise<void>((resolve) => timeout.addEventListener('abort', () => resolve()));
  await Promise.race([pool.end(), tooLong]);
}
