import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { periodsAt } from '../policy.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // A Wednesday.
  app.setTime('2027-03-17T12:00:00+05:30');
});
afterAll(() => app.close());

/** Inserts expenses of given days. */
async function spend(
  person: Person,
  rows: readonly { on: string; amount: string; category: string; title?: string }[],
) {
  const { id } = await person.api.couples.get();
  for (const { on, amount, category, title = 'Something' } of rows) {
    await app.database.pool.query(
      `insert into expenses (couple_id, id, title, amount, category, spent_on, created_at, updated_at)
       values ($1, gen_random_uuid(), $2, $3, $4, $5, now(), now())`,
      [id, title, amount, category, on],
    );
  }
}

test('returns zero sums and six months without any expense', async () => {
  const alone = await registerPerson(app);
  const [riya] = await registerCouple(app);
  for (const person of [alone, riya]) {
    const { expenses, savings } = await person.api.statement.readSummary();
    expect(savings).toEqual({ total: '0.00', goalCount: 0, activeCount: 0 });
    expect(expenses).toMatchObject({
      total: '0.00',
      count: 0,
      firstMonth: null,
      categories: [],
      dailyAverage: '0.00',
    });
    expect(expenses.months.map(({ month }) => month)).toEqual([
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
    ]);
    expect(expenses.months.at(-1)).toEqual({
      month: '2027-03',
      total: '0.00',
      count: 0,
      categories: [],
    });
  }
});

test('assigns months by the day of the expense, not of its recording', async () => {
  const [riya, arjun] = await registerCouple(app);
  await spend(riya, [
    { on: '2027-03-01', amount: '100.10', category: 'food' },
    { on: '2027-02-28', amount: '200.20', category: 'food' },
    { on: '2026-01-25', amount: '0.05', category: 'gifts' },
  ]);
  const { expenses } = await arjun.api.statement.readSummary();
  expect(expenses).toMatchObject({
    total: '300.35',
    count: 3,
    thisMonth: '100.10',
    lastMonth: '200.20',
    categories: [
      { category: 'food', total: '300.30', count: 2 },
      { category: 'gifts', total: '0.05', count: 1 },
    ],
  });
  expect(expenses.months.slice(-2).map(({ total, count }) => ({ total, count }))).toEqual([
    { total: '200.20', count: 1 },
    { total: '100.10', count: 1 },
  ]);
  expect(expenses.firstMonth).toBe('2026-01');
  expect(await riya.api.expenses.list({ month: '2027-03' })).toHaveLength(1);
});

test('divides the month’s total by the day of the month, rounded to paise', async () => {
  const [riya] = await registerCouple(app);
  await riya.api.expenses.create({ title: 'Rent', amount: '1000' });
  const { dailyAverage } = (await riya.api.statement.readSummary()).expenses;
  // 1000 / 17 = 58.8235…
  expect(dailyAverage).toBe('58.82');
});

test('begins the week on Monday and ends it on Sunday', async () => {
  const [riya] = await registerCouple(app);
  await spend(riya, [
    { on: '2027-03-22', amount: '5', category: 'food' },
    { on: '2027-03-21', amount: '1', category: 'food' },
    { on: '2027-03-15', amount: '10', category: 'food' },
    { on: '2027-03-14', amount: '20', category: 'travel' },
    { on: '2027-03-08', amount: '40', category: 'travel' },
    { on: '2027-03-07', amount: '80', category: 'travel' },
  ]);
  expect((await riya.api.statement.readSummary()).expenses).toMatchObject({
    thisWeek: '11.00',
    lastWeek: '60.00',
  });
});

test('assigns a leap day and the turn of a year to the right periods', () => {
  expect(periodsAt('2028-02-29')).toMatchObject({
    months: ['2027-09', '2027-10', '2027-11', '2027-12', '2028-01', '2028-02'],
    thisWeek: '2028-02-28',
    lastWeek: '2028-02-21',
    nextWeek: '2028-03-06',
    dayOfMonth: 29,
  });
  expect(periodsAt('2028-02-29').monthStarts.slice(-2)).toEqual(['2028-02-01', '2028-03-01']);
});

test('counts an expense noted tonight for tomorrow, the first of a month, in the next month', async () => {
  app.setTime('2027-03-31T12:00:00+05:30');
  const [riya] = await registerCouple(app);
  await riya.api.expenses.create({ title: 'Rent', amount: '9000', spentOn: '2027-04-01' });
  await riya.api.expenses.create({ title: 'Chai', amount: '31' });
  const { expenses } = await riya.api.statement.readSummary();
  expect(expenses).toMatchObject({ total: '9031.00', count: 2, thisMonth: '31.00', dailyAverage: '1.00' });
  expect(expenses.months.at(-1)).toMatchObject({ month: '2027-03', total: '31.00', count: 1 });
  expect(await riya.api.expenses.list({ month: '2027-04' })).toMatchObject([{ title: 'Rent' }]);
  app.setTime('2027-03-17T12:00:00+05:30');
});

test('counts goals in savings, and active ones until they are reached', async () => {
  const [riya] = await registerCouple(app);
  const reached = await riya.api.goals.create({ title: 'Ring', targetAmount: '100' });
  const half = await riya.api.goals.create({ title: 'Diu', targetAmount: '100' });
  await riya.api.goals.addMoney({ id: reached.id, amount: '100' });
  await riya.api.goals.addMoney({ id: half.id, amount: '50.50' });
  expect((await riya.api.statement.readSummary()).savings).toEqual({
    total: '150.50',
    goalCount: 2,
    activeCount: 1,
  });
});

test('computes exact sums of 20,000 expenses, and pages from the index', async () => {
  const [riya] = await registerCouple(app);
  const [other] = await registerCouple(app);
  for (const person of [riya, other]) {
    const { id } = await person.api.couples.get();
    await app.database.pool.query(
      `insert into expenses (couple_id, id, title, amount, category, spent_on, created_at, updated_at)
       select $1, gen_random_uuid(), 'Chai ' || n, 0.01 * n, (enum_range(null::expense_category))[1 + n % 13], at::date, at, at
       from generate_series(1, 20000) n, lateral (select now() - n * interval '45 minutes' as at) moments`,
      [id],
    );
  }
  await app.database.pool.query('vacuum analyze expenses');
  const { expenses } = await riya.api.statement.readSummary();
  expect(expenses).toMatchObject({ count: 20_000, total: '2000100.00' });
  expect(expenses.categories).toHaveLength(13);
  expect(await riya.api.expenses.list({ search: 'chai 19999' })).toHaveLength(1);

  const firstPage = await riya.fetch('/api/expenses');
  expect(await firstPage.json()).toHaveLength(500);
  expect(firstPage.headers.get('x-next-cursor')).toBeTruthy();

  const { rows } = await app.database.pool.query<{ 'QUERY PLAN': string }>(
    `explain select id from expenses
     where couple_id = $1 and (spent_on, created_at, id) < (now()::date, now(), gen_random_uuid())
     order by spent_on desc, created_at desc, id desc limit 51`,
    [(await riya.api.couples.get()).id],
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('expenses_by_day');
  expect(plan).not.toContain('Sort');

  const file = await (await riya.fetch('/api/expenses/export.csv')).text();
  expect(file.split('\r\n')).toHaveLength(20_002);
});
