import { Kysely, type Transaction as KyselyTransaction } from 'kysely';
import { Pool } from 'pg';
import type { DB } from './generated.ts';
import { createPostgresDialect } from './driver/postgres-driver.ts';
import { typeParsers } from './driver/type-parsers.ts';

/** What queries take: the pool's database, or a transaction on it. */
export type Database = Kysely<DB>;
/** For what must not run outside a transaction. */
export type Transaction = KyselyTransaction<DB>;

export interface DatabaseOptions {
  url: string;
  /** Connections at most; default 10. */
  poolSize?: number;
  /** Called for connections that broke while idle. The pool replaces them. */
  onConnectionLost?: (error: Error) => void;
}

export interface OpenDatabase {
  db: Database;
  pool: Pool;
  /** Waits for the statements under way, for at most 3 seconds. */
  close(): Promise<void>;
}

const closeTimeoutMs = 3000;

/** Opens a pool. Connects at the first statement; a database that restarts is found again by the next one. */
export function openDatabase({ url, poolSize = 10, onConnectionLost }: DatabaseOptions): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    types: typeParsers,
    application_name: 'jugal',
    options: '-c TimeZone=UTC',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: 15_000,
    lock_timeout: 8000,
    idle_in_transaction_session_timeout: 20_000,
    // Longer than the server's own limit: for a server that no longer responds.
    query_timeout: 20_000,
  });
  pool.on('error', (error) => onConnectionLost?.(error));
  // Without a listener a backend that dies while its client is checked out and idle would end the process. The next
  // statement on that client rejects, so nothing is lost here.
  pool.on('connect', (client) => client.on('error', () => undefined));

  let closing: Promise<void> | undefined;
  return {
    db: new Kysely<DB>({ dialect: createPostgresDialect(pool) }),
    pool,
    close: () => (closing ??= closePool(pool)),
  };
}

async function closePool(pool: Pool): Promise<void> {
  const timeout = AbortSignal.timeout(closeTimeoutMs);
  const tooLong = new Promise<void>((resolve) => timeout.addEventListener('abort', () => resolve()));
  await Promise.race([pool.end(), tooLong]);
}
