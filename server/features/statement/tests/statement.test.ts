import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2026-11-23T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const chai = { title: 'Chai', category: 'food', amount: '40' } as const;

test('lists exact sums under their month, by category and by payer', async () => {
  const createExpense = riya.api.expenses.create;
  await createExpense({ ...chai, amount: '0.10', spentOn: '2026-10-31' });
  await createExpense({ ...chai, amount: '0.20', spentOn: '2026-10-01', paidBy: arjun.user.id });
  await createExpense({ ...chai, amount: '18000', category: 'other', spentOn: '2026-11-01' });
  await createExpense({ ...chai, spentOn: '2025-11-30' });
  const rent = { total: '18000.00', count: 1 };
  expect(await arjun.api.statement.read()).toEqual({
    by: 'month',
    from: '2025-12-01',
    to: '2026-11-30',
    total: '18000.30',
    count: 3,
    categories: [
      { category: 'other', ...rent },
      { category: 'food', total: '0.30', count: 2 },
    ],
    payers: [
      { userId: riya.user.id, total: '18000.10', count: 2 },
      { userId: arjun.user.id, total: '0.20', count: 1 },
    ],
    periods: [
      {
        period: '2026-10',
        total: '0.30',
        count: 2,
        categories: [{ category: 'food', total: '0.30', count: 2 }],
        payers: [
          { userId: arjun.user.id, total: '0.20', count: 1 },
          { userId: riya.user.id, total: '0.10', count: 1 },
        ],
      },
      {
        period: '2026-11',
        ...rent,
        categories: [{ category: 'other', ...rent }],
        payers: [{ userId: riya.user.id, ...rent }],
      },
    ],
  });
});

test('begins years on 1 January, and includes the first and the last requested day', async () => {
  for (const spentOn of ['2024-12-31', '2025-01-01', '2025-12-31', '2026-01-01', '2026-01-02'])
    await riya.api.expenses.create({ ...chai, spentOn });
  const years = await riya.api.statement.read({ by: 'year' });
  expect([years.from, years.to]).toEqual(['2017-01-01', '2026-12-31']);
  expect(years.periods.map(({ period, count }) => [period, count])).toEqual([
    ['2024', 1],
    ['2025', 2],
    ['2026', 2],
  ]);
  const range = { by: 'year', from: '2025-12-31', to: '2026-01-01' } as const;
  expect((await riya.api.statement.read(range)).periods).toMatchObject([
    { period: '2025', total: '40.00' },
    { period: '2026', total: '40.00' },
  ]);
});

test('attributes expenses from before splits to their recorder, and those of a deleted account to no member', async () => {
  const { id } = await arjun.api.expenses.create(chai);
  await app.database.pool.query(
    'update expenses set paid_by = null, shared_with = null, split_kind = null where id = $1',
    [id],
  );
  await arjun.api.expenses.create({ ...chai, amount: '1' });
  expect((await riya.api.statement.read()).payers).toEqual([{ userId: arjun.user.id, total: '41.00', count: 2 }]);
  await arjun.api.accounts.deleteAccount({ password: arjun.password });
  expect((await riya.api.statement.read()).payers).toEqual([{ userId: null, total: '41.00', count: 2 }]);
});

test('returns an empty statement without expenses or without a couple, and nothing of another couple', async () => {
  await riya.api.expenses.create(chai);
  const alone = await registerPerson(app, 'Kabir');
  const nothing = { total: '0.00', count: 0, categories: [], payers: [], periods: [] };
  expect(await alone.api.statement.read()).toMatchObject(nothing);
  const [stranger] = await registerCouple(app);
  expect(await stranger.api.statement.read()).toMatchObject(nothing);
});

test.each([
  ['by=week', 'Please choose month or year.'],
  ['from=2026-02-30', 'Please select a valid date.'],
  ['to=yesterday', 'Please select a valid date.'],
  ['from=2026-11-02&to=2026-11-01', 'Please give a first day that is not after the last.'],
])('rejects %s: %s', async (query, message) => {
  const response = await riya.fetch(`/api/finances/statement?${query}`);
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});
