import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ACHIEVEMENTS } from '#contract/achievement-definitions.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { migrate } from './migrate.ts';

const migrations = join(import.meta.dirname, 'migrations');
const userId = '00000000-0000-4000-8000-000000000001';
const orderId = '00000000-0000-4000-8000-000000000002';
const goneOrderId = '00000000-0000-4000-8000-000000000003';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('drop schema public cascade; create schema public');
  folder = mkdtempSync(join(tmpdir(), 'jugal-migrations-'));
  for (const name of readdirSync(migrations).filter((each) => each < '0031'))
    cpSync(join(migrations, name), join(folder, name));
  await migrate(database.url, { folder });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

// The test empties the schema, which would also remove the metadata that Citus keeps of its tables.
test.skipIf(inject('testDatabase').adminUrls.length > 1)(
  'keeps stored texts, and replaces those that the statement can generate with parameters',
  async () => {
    const { pool } = database;
    await pool.query(
      `insert into users (id, first_name, last_name, email, password_hash, created_at)
     values ($1, 'Riya', 'Patel', 'riya@example.com', 'none', now())`,
      [userId],
    );
    await pool.query(
      `insert into notifications (user_id, id, type, title, message, path, created_at)
     values ($1, gen_random_uuid(), 'nudge', 'Arjun is thinking of you', 'Chai?', '/nudges', now())`,
      [userId],
    );
    await pool.query(
      `insert into gift_card_orders
       (user_id, id, gift_card_id, brand, category, denomination, points_cost, validity_days, ordered_at)
     values ($1, $2, gen_random_uuid(), 'Amazon', 'shopping', 500, 100, 365, now())`,
      [userId, orderId],
    );
    await pool.query('insert into wallets values ($1, 0)', [userId]);
    const entries = [
      ['checkin:2026-11-21', 'Daily check-in'],
      [`achievement:${ACHIEVEMENTS[0]?.id}`, 'Milestone: First Sparks'],
      [`order:${orderId}`, 'Gift card: Amazon, ₹500'],
      [`order:${goneOrderId}`, 'Gift card: Myntra, ₹250'],
      ['present:1', 'A present'],
    ];
    for (const [causeKey, description] of entries)
      await pool.query(
        `insert into wallet_entries (user_id, id, amount, balance_after, cause_key, description, created_at)
       values ($1, gen_random_uuid(), 10, 10, $2, $3, now())`,
        [userId, causeKey, description],
      );

    await migrate(database.url);

    const notifications = await pool.query('select kind, params, path from notifications');
    expect(notifications.rows).toEqual([
      {
        kind: 'campaign',
        params: { title: 'Arjun is thinking of you', message: 'Chai?' },
        path: '/nudges',
      },
    ]);
    const { rows } = await pool.query('select cause, params from wallet_entries order by number');
    expect(rows).toEqual([
      { cause: 'checkin', params: {} },
      { cause: 'achievement', params: { achievementId: ACHIEVEMENTS[0]?.id } },
      { cause: 'order', params: { brand: 'Amazon', denomination: 500 } },
      { cause: 'other', params: { description: 'Gift card: Myntra, ₹250' } },
      { cause: 'other', params: { description: 'A present' } },
    ]);
  },
);
