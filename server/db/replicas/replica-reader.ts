import {
  type CompiledQuery,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { DatabaseError } from 'pg';
import { isReadOnlyRefusal, isUnavailable } from '#packages/kysely-pipeline/unavailable.ts';
import { reportAs } from '../changes/flush.ts';
import type { Database } from '../database.ts';
import type { DB } from '../generated.ts';

/** Code of a read that the replica cancelled, because the primary removed rows that it was still using. */
const recoveryConflict = '40001';

/**
 * Returns a factory of databases, one for each call: they read from the replica, and fall back to `primary` by
 * statement, which is reported to `onLost`. Transactions use the primary, and so do the call's later reads.
 */
export function createReplicaReader(
  replica: Database,
  primary: Database,
  onLost: (error: Error) => void,
): () => Database {
  async function read<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
    try {
      return await replica.executeQuery(query);
    } catch (error) {
      if (!(error instanceof Error) || !isLost(error)) throw error;
      onLost(error);
      return primary.executeQuery(query);
    }
  }

  return () => {
    let hasChanged = false;
    const dialect = createReadDialect((query) => (hasChanged ? primary.executeQuery(query) : read(query)));
    const reader = new (class extends Kysely<DB> {
      override transaction() {
        hasChanged = true;
        return primary.transaction();
      }
    })({ dialect });
    reportAs(reader, primary);
    return reader;
  };
}

/** A write rejected by the replica is a bug in the app rather than a lost replica, so the primary must not hide it. */
function isLost(error: Error): boolean {
  if (isReadOnlyRefusal(error)) return false;
  return isUnavailable(error) || (error instanceof DatabaseError && error.code === recoveryConflict);
}

type Read = <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>>;

function createReadDialect(read: Read): Dialect {
  const connection = {
    executeQuery: <Row>(query: CompiledQuery) => read(query as CompiledQuery<Row>),
    streamQuery(): AsyncIterableIterator<never> {
      throw new Error('A pipelined connection cannot stream. Read long lists page by page.');
    },
  };
  const driver: Driver = {
    async init() {},
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: refuseTransaction,
    commitTransaction: refuseTransaction,
    rollbackTransaction: refuseTransaction,
    async releaseConnection() {},
    // The creator of the pools closes them.
    async destroy() {},
  };
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

function refuseTransaction(): Promise<never> {
  return Promise.reject(new Error('A replica has no transactions.'));
}
