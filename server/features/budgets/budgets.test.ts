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
  app.setTime('2027-03-17T12:00:00+05:30');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const spend = (amount: string, category: 'food' | 'travel' = 'food', spentOn = '2027-03-17') =>
  riya.api.expenses.create({ title: 'Thali', amount, category, spentOn });

/** Returns the member's budget notifications, oldest first. */
const told = async ({ api }: Person) =>
  (await api.notifications.list())
    .filter(({ title }) => /budget/.test(title))
    .map(({ title, message }) => `${title} (${message})`)
    .toReversed();

test('returns budgets, overall and of a category, with the amounts spent in a month', async () => {
  const { change: changeBudget, list: listBudgets } = riya.api.budgets;
  expect(await listBudgets()).toEqual([]);
  await spend('300.50');
  await spend('40', 'travel');
  await spend('1000', 'food', '2027-02-28');
  expect(await changeBudget({ category: 'food', monthlyAmount: '1000' })).toEqual({
    category: 'food',
    monthlyAmount: '1000.00',
    spent: '300.50',
    updatedAt: expect.any(String),
  });
  await arjun.api.budgets.change({ category: 'total', monthlyAmount: '5000' });
  await arjun.api.budgets.change({ category: 'gifts', monthlyAmount: '500' });
  expect(await arjun.api.budgets.list({ month: '2027-03' })).toMatchObject([
    { category: 'total', monthlyAmount: '5000.00', spent: '340.50' },
    { category: 'food', monthlyAmount: '1000.00', spent: '300.50' },
    { category: 'gifts', monthlyAmount: '500.00', spent: '0.00' },
  ]);
  expect(await listBudgets({ month: '2027-02' })).toMatchObject([
    { category: 'total', spent: '1000.00' },
    { category: 'food', spent: '1000.00' },
    { category: 'gifts', spent: '0.00' },
  ]);
  expect(await changeBudget({ category: 'food', monthlyAmount: null })).toMatchObject({
    monthlyAmount: null,
  });
  expect(await listBudgets()).toHaveLength(2);
});

test('keeps the alarms of each budget apart', async () => {
  const change = riya.api.budgets.change;
  await change({ category: 'total', monthlyAmount: '1000' });
  expect(await change({ category: 'food', monthlyAmount: '500' })).toMatchObject({ category: 'food' });
  const { id } = await spend('500');
  await spend('350', 'travel');
  const alarms = async () => (await told(arjun)).map((text) => text.split(' (')[0]);
  const [food, total] = await alarms();
  expect(await alarms()).toEqual([food, total]);
  expect(food).not.toBe(total);
  expect(await change({ category: 'food', monthlyAmount: '5000' })).toMatchObject({
    category: 'food',
    monthlyAmount: '5000.00',
    spent: '500.00',
  });
  expect(await alarms()).toEqual([total]);
  await change({ category: 'food', monthlyAmount: '500' });
  expect(await alarms()).toEqual([total, food]);
  await riya.api.expenses.update({ id, category: 'travel' });
  expect(await alarms()).toEqual([total]);
  await riya.api.expenses.update({ id, category: 'food', amount: '100' });
  expect(await alarms()).toEqual([]);
});

test('rejects a stale change with the newer budget, also if there was none before', async () => {
  const food = { category: 'food' } as const;
  const changeBudget = riya.api.budgets.change;
  const first = await changeBudget({ ...food, monthlyAmount: '1000', updatedAt: null });
  const stale = { status: 409, code: 'stale' };
  // No budget existed when Arjun wrote his.
  await expect(arjun.api.budgets.change({ ...food, monthlyAmount: '2000', updatedAt: null })).rejects.toMatchObject(
    stale,
  );
  app.advance({ seconds: 1 });
  const second = await arjun.api.budgets.change({
    ...food,
    monthlyAmount: '1500',
    updatedAt: first.updatedAt,
  });
  const response = await riya.fetch('/api/budgets/food', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ monthlyAmount: null, updatedAt: first.updatedAt }),
  });
  expect([response.status, await response.json()]).toMatchObject([409, { code: 'stale', newer: second }]);
  expect(await changeBudget({ ...food, monthlyAmount: null, updatedAt: second.updatedAt })).toEqual({
    category: 'food',
    monthlyAmount: null,
    spent: '0.00',
    updatedAt: null,
  });
  // A removed budget overwrites nothing.
  await arjun.api.budgets.change({ ...food, monthlyAmount: '1800', updatedAt: second.updatedAt });
  expect(await riya.api.budgets.list()).toMatchObject([{ monthlyAmount: '1800.00' }]);
  // Without `updatedAt` the last write wins.
  await changeBudget({ ...food, monthlyAmount: '900' });
  expect(await riya.api.budgets.list()).toMatchObject([{ monthlyAmount: '900.00' }]);
});

test('rejects one of two concurrent first budgets', async () => {
  const set = ({ api }: Person, monthlyAmount: string) =>
    api.budgets.change({ category: 'food', monthlyAmount, updatedAt: null });
  const answers = await Promise.allSettled([set(riya, '1000'), set(arjun, '2000')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await riya.api.budgets.list()).toHaveLength(1);
});

test.each([
  ['food', { monthlyAmount: '0' }, 'Please enter an amount greater than 0.'],
  ['food', { monthlyAmount: 'much' }, 'Please enter the amount in rupees as digits, such as 250 or 99.50.'],
  ['rents', { monthlyAmount: '10' }, 'Please select a category.'],
  ['food', {}, 'Please enter an amount.'],
])('rejects PUT /api/budgets/%s %j: %s', async (category, body, message) => {
  const response = await riya.fetch(`/api/budgets/${category}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  expect((await riya.fetch('/api/budgets?month=March')).status).toBe(400);
});

test('notifies both at 80 and at 100 percent, once a month', async () => {
  await riya.api.budgets.change({ category: 'food', monthlyAmount: '1000' });
  await spend('799.99');
  expect(await told(arjun)).toEqual([]);
  const { id } = await spend('0.01');
  const nearly = '80% of the month’s budget is used: Food & Dining (₹800.00 of ₹1,000.00)';
  expect(await told(riya)).toEqual([nearly]);
  expect(await told(arjun)).toEqual([nearly]);
  await spend('50');
  await arjun.api.expenses.update({ id, amount: '150.01' });
  const wholly = 'The month’s budget is used up: Food & Dining (₹1,000.00 of ₹1,000.00)';
  expect(await told(riya)).toEqual([nearly, wholly]);
  // Below and above it again in the same month, and an expense of another month.
  await arjun.api.expenses.delete({ id });
  await arjun.api.expenses.restore({ id });
  await spend('5000', 'food', '2027-02-01');
  expect(await told(arjun)).toEqual([nearly, wholly]);

  app.setTime('2027-04-02T12:00:00+05:30');
  await spend('900', 'food', '2027-04-01');
  expect(await told(arjun)).toHaveLength(3);
});

test('notifies once for concurrent expenses that reach the budget', async () => {
  await riya.api.budgets.change({ category: 'total', monthlyAmount: '1600' });
  await Promise.all(Array.from({ length: 16 }, () => spend('100')));
  expect(await told(arjun)).toEqual([
    '80% of the month’s budget is used: All spending (₹1,300.00 of ₹1,600.00)',
    'The month’s budget is used up: All spending (₹1,600.00 of ₹1,600.00)',
  ]);
});

test('notifies at once of a budget below the amount spent, and keeps the couple’s for a joining member', async () => {
  await spend('950');
  await riya.api.budgets.change({ category: 'food', monthlyAmount: '1000' });
  expect(await told(arjun)).toHaveLength(1);
  await arjun.api.couples.leave({ password: arjun.password });
  const kavya = await registerPerson(app, 'Kavya');
  await kavya.api.budgets.change({ category: 'food', monthlyAmount: '300' });
  await kavya.api.budgets.change({ category: 'gifts', monthlyAmount: '200' });
  await kavya.api.couples.join({ inviteCode: (await riya.api.couples.get()).inviteCode });
  expect(await kavya.api.budgets.list()).toMatchObject([
    { category: 'food', monthlyAmount: '1000.00' },
    { category: 'gifts', monthlyAmount: '200.00' },
  ]);
});
