import {
  AbortedTransactionError,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { DatabaseError, type Pool, type PoolClient, type QueryResultRow } from 'pg';
import { createStatementNames, unnamed, type StatementNames } from './statement-names.ts';
import { isUnavailable } from './unavailable.ts';

/** Retries of a statement outside a transaction. */
const MAX_RETRIES = 3;

/** Runs a statement whose text is `sql`, without its values. */
export type TraceQuery = <T>(sql: string, run: () => Promise<T>) => Promise<T>;

/**
 * A Kysely dialect on a `pg` pool whose clients pipeline. Unlike Kysely's own dialect, it keeps recurring statements
 * prepared, sends BEGIN together with the first statement, and never returns a connection to the pool that broke or is
 * still inside a transaction.
 */
export function createPostgresDialect(pool: Pool, options: DriverOptions = {}): Dialect {
  return {
    createDriver: () => createDriver(pool, options),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

export interface DriverOptions {
  /** Keeps recurring statements prepared; default true. */
  isPrepared?: boolean;
  traceQuery?: TraceQuery | undefined;
}

function createDriver(pool: Pool, { isPrepared = true, traceQuery }: DriverOptions): Driver {
  const names = isPrepared ? createStatementNames() : unnamed;
  return {
    async init() {},
    async acquireConnection() {
      return new PostgresConnection(await pool.connect(), names, traceQuery);
    },
    async beginTransaction(connection, settings) {
      asPostgresConnection(connection).begin(settings);
    },
    async commitTransaction(connection) {
      await asPostgresConnection(connection).commit();
    },
    async rollbackTransaction(connection) {
      await asPostgresConnection(connection).rollback();
    },
    async releaseConnection(connection) {
      asPostgresConnection(connection).release();
    },
    // The creator of the pool closes it.
    async destroy() {},
  };
}

function asPostgresConnection(connection: DatabaseConnection): PostgresConnection {
  if (connection instanceof PostgresConnection) return connection;
  throw new TypeError('This connection belongs to another driver.');
}

interface CommandResult<Row> {
  command: string;
  rowCount: number | null;
  rows: Row[];
}

class PostgresConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #names: StatementNames;
  readonly #traceQuery: TraceQuery | undefined;
  #beginning: Promise<void> | undefined;
  #failure: Error | undefined;
  /**
   * Blocks work that continues after a rollback, such as the rest of a `Promise.all`. It must not write, because the
   * connection may already serve another caller.
   */
  #isOver = false;
  /** Known from what was sent: the server's status lags behind a pipeline. */
  #isInTransaction = false;

  constructor(client: PoolClient, names: StatementNames, traceQuery: TraceQuery | undefined) {
    this.#client = client;
    this.#names = names;
    this.#traceQuery = traceQuery;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#traceQuery ? this.#traceQuery(query.sql, () => this.#execute<Row>(query)) : this.#execute<Row>(query);
  }

  async #execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isOver) throw new Error('This transaction is over: the statement came too late.');
    const answer = await this.#send<Row>(query).catch((error: unknown) => this.#fail(error));
    await this.#begun();
    const isChange = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(answer.command);
    return isChange ? { rows: answer.rows, numAffectedRows: BigInt(answer.rowCount ?? 0) } : { rows: answer.rows };
  }

  // oxlint-disable-next-line require-yield -- the driver must have this method, and it can only refuse
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('A pipelined connection cannot stream. Read long lists page by page.');
  }

  /** Sends BEGIN without waiting: the first statement follows in the same round trip and reports its failure. */
  begin(settings: TransactionSettings): void {
    this.#isOver = false;
    this.#isInTransaction = true;
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    this.#beginning = this.#client.query(`begin${isolation}${access}`).then(
      () => undefined,
      (error: unknown) => {
        this.#failure = asError(error);
      },
    );
  }

  async commit(): Promise<void> {
    await this.#begun();
    const send = () => this.#client.query('commit');
    this.#isInTransaction = false;
    const answer = await (this.#traceQuery ? this.#traceQuery('commit', send) : send());
    // After a failed statement PostgreSQL responds to COMMIT with ROLLBACK.
    if (answer.command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  /** Never rejects, so that the error that caused the rollback is the one thrown. */
  async rollback(): Promise<void> {
    this.#isOver = true;
    this.#isInTransaction = false;
    try {
      await this.#client.query('rollback');
    } catch (error) {
      this.#failure = asError(error);
    }
  }

  release(): void {
    this.#isOver = true;
    const isInTransaction = this.#client.getTransactionStatus() !== 'I';
    this.#client.release(this.#failure ?? isInTransaction);
  }

  /** Marks a connection to a server that ended, hangs or is no longer the primary, so that the pool never reuses it. */
  #fail(error: unknown): never {
    if (isUnavailable(error)) this.#failure = asError(error);
    throw error;
  }

  async #begun(): Promise<void> {
    if (!this.#beginning) return;
    await this.#beginning;
    this.#beginning = undefined;
    if (this.#failure) throw this.#failure;
  }

  async #send<Row>(query: CompiledQuery): Promise<CommandResult<Row>> {
    const values = [...query.parameters];
    const isAlone = !this.#isInTransaction;
    for (let retries = 0; ; retries += 1) {
      const name = this.#names.nameFor(query.sql);
      const statement = name === undefined ? { text: query.sql, values } : { name, text: query.sql, values };
      try {
        return await this.#client.query<Row & QueryResultRow>(statement);
      } catch (error) {
        if (isStalePlan(error)) this.#names.rename(query.sql);
        else if (!isDeadlock(error)) throw error;
        // In a transaction, the error has aborted it, and the caller must retry all of it. Alone, a statement has done
        // nothing yet. It can deadlock with a migration, which locks whole tables one after another.
        if (!isAlone || retries === MAX_RETRIES) throw error;
      }
    }
  }
}

/** Returns true if a migration changed the columns of an already prepared statement. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '0A000' && error.message.startsWith('cached plan');
}

/** Returns true if PostgreSQL ended the statement to resolve a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '40P01';
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
