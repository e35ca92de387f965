import type { Kysely } from 'kysely';
import { Client, Pool, type PoolConfig } from 'pg';
import { inject } from 'vitest';
import { createPipelinedKysely } from './pipelined-kysely.ts';
import { createPostgresDialect, type DriverOptions } from './postgres-driver.ts';
import { typeParsers } from './type-parsers.ts';

export interface TestDatabase {
  url: string;
  pool: Pool;
  db: Kysely<object>;
  /** Closes the pool and removes the database. */
  close(): Promise<void>;
}

/** Creates an empty database on the PostgreSQL of the test run, and opens it with the driver. */
export async function createTestDatabase(config: PoolConfig = {}, options: DriverOptions = {}): Promise<TestDatabase> {
  const admin = new Client({ connectionString: inject('testDatabase').adminUrls.at(-1) });
  await admin.connect();
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const url = new URL(inject('testDatabase').adminUrls.at(-1) ?? '');
  url.pathname = `/${name}`;
  const pool = new Pool({ connectionString: url.href, pipeline: true, types: typeParsers, ...config });
  // Both report connections that end when the database is dropped.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    url: url.href,
    pool,
    db: createPipelinedKysely<object>(createPostgresDialect(pool, options)),
    async close() {
      await pool.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
