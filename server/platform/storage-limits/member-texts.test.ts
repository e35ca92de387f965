import { afterAll, beforeAll, expect, test } from 'vitest';
import { snakeCase } from '#domain/kernel/text/snake-case.ts';
import { isLimited, records } from '#domain/registry/records.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Tables with texts of members but without a storage limit, each with what bounds its rows instead. */
const bounds: Readonly<Record<string, string>> = {
  authenticator_apps: 'one of a member',
  availabilities: 'one of a member',
  budgets: 'one of each category',
  busy_calendars: 'five of a member',
  couple_changes:
    'one of each seat and change, which are counted by minute and day; later ones remove it after 90 days',
  couple_figures: 'one of a couple, without texts of members',
  daily_answers: 'one a day of a member',
  daily_questions: 'one a day of a couple',
  deal_redemptions: 'three a week of each deal',
  deleted_own_records: 'records in the trash count towards their limits',
  deleted_shared_records: 'records in the trash count towards their limits, lists by LIST_LIMITS.deletedLists',
  expense_imports: '60 a day of a member, and the limit of their expenses',
  gift_card_orders: 'each costs coins, of which a month brings a limited number',
  idempotency_keys: '2,000 of a member',
  list_items: '500 of a list, deleted ones for a day',
  lists: '100 of a couple and 500 in the trash',
  member_changes: 'one of each reader and change, as couple_changes',
  notifications: 'written by changes, which are counted by minute and day',
  panchang_preferences: 'one of a member',
  passkey_challenges: 'five minutes, counted by address',
  passkeys: '20 of a member',
  payments: 'one of a member awaits a decision',
  private_imports: '60 a day of a member, and the limit of their private expenses',
  private_photos: 'one of a private expense, and the limit of photos',
  push_subscriptions: 'ten of a member',
  sessions: 'each sign-in, which ends by itself',
  wallet_entries: 'coins, of which a month brings a limited number',
  year_books: 'one of a year and language',
};

test('limits the rows of every table with texts of a member, or names their bound', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select distinct texts.table_name as name
     from information_schema.columns texts
     join information_schema.columns owners using (table_schema, table_name)
     where table_schema = 'public' and texts.data_type in ('text', 'jsonb', 'ARRAY', 'character varying')
       and texts.is_generated = 'NEVER'
       and owners.column_name in ('couple_id', 'user_id', 'from_user_id', 'member_id')
     order by 1`,
  );
  const limited: ReadonlySet<string> = new Set(records.filter(isLimited).map(({ name }) => snakeCase(name)));
  const others = rows.map(({ name }) => name).filter((name) => !limited.has(name));
  expect(rows.length).toBeGreaterThan(limited.size);
  expect(others).toEqual(Object.keys(bounds).toSorted());
});
