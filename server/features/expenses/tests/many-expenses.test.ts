import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { rebuildDebts } from '#server/db/repositories/expenses.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// A cluster on one machine takes longer for the inserts than the statement timeout.
test.skipIf(inject('testDatabase').adminUrls.length > 1)(
  'computes an exact balance over 100,000 expenses of two years, from one row per day',
  async () => {
    const [riya, arjun] = await registerCouple(app);
    const { id } = await riya.api.couples.get();
    await riya.api.balance.changeSplitting({ isOn: true });
    // In parts, because the statement timeout is 15 seconds.
    for (let first = 1; first <= 100_000; first += 20_000)
      await app.database.pool.query(
        `insert into expenses (couple_id, id, user_id, title, amount, category, spent_on, paid_by, shared_with, split_kind, split_value, created_at, updated_at)
     select $1, gen_random_uuid(), payer, 'Chai ' || n, 0.01 * n, 'food', current_date - n % 730, payer, other,
       kind::split_kind, case kind when 'percent' then 60 end, now(), now()
     from generate_series($4::int, $4::int + 19999) n,
       lateral (select case n % 3 when 0 then $3::uuid else $2::uuid end as payer, case n % 3 when 0 then $2::uuid else $3::uuid end as other,
         (array['equal', 'payer', 'other', 'percent'])[1 + n % 4] as kind) given`,
        [id, riya.user.id, arjun.user.id, first],
      );
    await app.database.pool.query(`update money_splitting set since = current_date - 800 where couple_id = $1`, [id]);
    await inTransaction(app.database.db, (tx) => rebuildDebts(tx, id));
    await app.database.pool.query('vacuum analyze expenses, expense_debts');
    const { rows } = await app.database.pool.query<{ owed: string }>(
      `select sum(case when paid_by = $2 then share else -share end)::numeric(20, 2) as owed
     from expenses, lateral (select case split_kind when 'equal' then trunc(amount / 2, 2) when 'other' then amount
       when 'percent' then trunc(amount * 0.4, 2) else 0 end as share) shares
     where couple_id = $1`,
      [id, riya.user.id],
    );
    const balance = await riya.api.balance.read();
    expect(balance).toMatchObject({ owedBy: arjun.user.id, amount: rows[0]?.owed });
    const { rows: read } = await app.database.pool.query<{ count: number }>(
      'select count(*)::int as count from expense_debts where couple_id = $1',
      [id],
    );
    // Each of the two paid on each of 730 days.
    expect(read[0]?.count).toBeLessThanOrEqual(2 * 730);
  },
  60_000,
);
