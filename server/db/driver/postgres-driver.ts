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
import { createStatementNames, type StatementNames } from './statement-names.ts';

/**
 * Kysely on a `pg` pool whose clients pipeline. It differs from Kysely's own dialect in three ways: recurring statements
 * stay prepared, BEGIN travels together with the first statement, and a connection that broke or was left inside a
 * transaction never goes back to the pool.
 */
export function createPostgresDialect(pool: Pool): Dialect {
  return {
    createDriver: () => createDriver(pool),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

function createDriver(pool: Pool): Driver {
  const names = createStatementNames();
  return {
    async init() {},
    async acquireConnection() {
      return new PostgresConnection(await pool.connect(), names);
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
  #beginning: Promise<void> | undefined;
  #failure: Error | undefined;

  constructor(client: PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = await this.#send<Row>(query);
    await this.#begun();
    const isChange = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(answer.command);
    return isChange
      ? { rows: answer.rows, numAffectedRows: BigInt(answer.rowCount ?? 0) }
      : { rows: answer.rows };
  }

  // oxlint-disable-next-line require-yield -- the driver must have this method, and it can only refuse
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('A pipelined connection cannot stream. Read long lists page by page.');
  }

  /** Sends BEGIN without waiting: the first statement follows in the same round trip and reports its failure. */
  begin(settings: TransactionSettings): void {
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
    const answer = await this.#client.query('commit');
    // After a failed statement PostgreSQL responds to COMMIT with ROLLBACK.
    if (answer.command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  /** Never rejects, so that the error which caused the rollback is the one that is thrown. */
  async rollback(): Promise<void> {
    try {
      await this.#client.query('rollback');
    } catch (error) {
      this.#failure = asError(error);
    }
  }

  release(): void {
    const isInTransaction = this.#client.getTransactionStatus() !== 'I';
    this.#client.release(this.#failure ?? isInTransaction);
  }

  async #begun(): Promise<void> {
    if (!this.#beginning) return;
    await this.#beginning;
    this.#beginning = undefined;
    if (this.#failure) throw this.#failure;
  }

  async #send<Row>(query: CompiledQuery): Promise<CommandResult<Row>> {
    const values = [...query.parameters];
    const name = this.#names.nameFor(query.sql);
    if (name === undefined) return this.#client.query<Row & QueryResultRow>({ text: query.sql, values });
    try {
      return await this.#client.query<Row & QueryResultRow>({ name, text: query.sql, values });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      this.#names.rename(query.sql);
      // Inside a transaction the error has aborted it; `inTransaction` runs it again, under the new name.
      if (this.#client.getTransactionStatus() !== 'I') throw error;
      return this.#send(query);
    }
  }
}

/** A migration has changed the columns under a statement that was prepared before it. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '0A000' && error.message.startsWith('cached plan');
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
