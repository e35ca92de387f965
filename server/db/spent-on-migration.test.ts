import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.ts';

const migrations = join(import.meta.dirname, 'migrations');
const coupleId = '00000000-0000-4000-8000-000000000001';

// The test empties the schema, which would also remove the metadata that Citus keeps of its tables.
test.skipIf(inject('testDatabase').adminUrls.length > 1)(
  'dates existing expenses, also deleted ones, by the day in India of their recording',
  async () => {
    const database = await createTestDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'jugal-migrations-'));
    try {
      const { pool } = database;
      await pool.query('drop schema public cascade; create schema public');
      for (const name of readdirSync(migrations).filter((each) => each < '0107'))
        cpSync(join(migrations, name), join(folder, name));
      await migrate(database.url, { folder });
      await pool.query(
        `insert into couples (id, name, invite_code, invite_code_expires_at, created_at)
         values ($1, 'Riya & Arjun', 'CODE', now(), now())`,
        [coupleId],
      );
      for (const at of ['2026-07-14T18:29:59.999Z', '2026-07-14T18:30:00Z'])
        await pool.query(
          `insert into expenses (couple_id, id, title, amount, category, created_at, updated_at)
           values ($1, gen_random_uuid(), 'Chai', 20, 'food', $2, $2)`,
          [coupleId, at],
        );
      await pool.query(
        `insert into deleted_shared_records (couple_id, id, kind, record, deleted_at)
         select couple_id, gen_random_uuid(), 'expense', to_jsonb(expenses), now() from expenses
         where created_at = '2026-07-14T18:30:00Z'`,
      );
      await migrate(database.url, { folder: migrations });
      const { rows } = await pool.query<{ day: string }>(
        `select spent_on::text as day from expenses
         union all select record ->> 'spent_on' from deleted_shared_records order by 1`,
      );
      expect(rows.map(({ day }) => day)).toEqual(['2026-07-14', '2026-07-15', '2026-07-15']);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await database.close();
    }
  },
);
