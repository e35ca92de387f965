import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.ts';

const migrations = join(import.meta.dirname, 'migrations');
const userId = '00000000-0000-4000-8000-000000000001';

// The test empties the schema, which would also remove the metadata that Citus keeps of its tables.
test.skipIf(inject('testDatabase').adminUrls.length > 1)(
  'keeps the addresses of earlier calendar feeds working',
  async () => {
    const database = await createTestDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'jugal-migrations-'));
    try {
      const { pool } = database;
      await pool.query('drop schema public cascade; create schema public');
      for (const name of readdirSync(migrations).filter((each) => each < '0042'))
        cpSync(join(migrations, name), join(folder, name));
      await migrate(database.url, { folder });
      await pool.query(
        `insert into users (id, first_name, last_name, email, password_hash, created_at)
       values ($1, 'Riya', 'Patel', 'riya@example.com', 'none', now())`,
        [userId],
      );
      await pool.query(
        `insert into calendar_feeds (user_id, token, created_at) values ($1, 'an-old_token', now())`,
        [userId],
      );
      await migrate(database.url, { folder: migrations });
      const { rows } = await pool.query('select token_hash as "tokenHash", seed from calendar_feeds');
      expect(rows).toEqual([{ tokenHash: createHash('sha256').update('an-old_token').digest(), seed: null }]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await database.close();
    }
  },
);
