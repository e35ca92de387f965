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
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const thali = { title: 'Gujarati thali', amount: '540.50' };

test('returns an expense as sent, to both partners', async () => {
  const expense = await riya.api.expenses.create({
    title: '  Gujarati thali ',
    amount: '540.5',
    category: 'dates',
    description: ' Agashiye ',
  });
  expect(expense).toMatchObject({
    ...thali,
    category: 'dates',
    description: 'Agashiye',
    userId: riya.user.id,
  });
  expect(await arjun.api.expenses.list()).toEqual([expense]);
});

test('requires only title and amount', async () => {
  expect(await riya.api.expenses.create(thali)).toMatchObject({ category: 'food', description: null });
});

const required = 'Please fill in all required fields.';
const tooFine = 'Amounts have at most two decimals, such as 99.50.';
const notPositive = 'Please enter an amount greater than 0.';
const invalid = 'Please enter the amount in rupees as digits, such as 250 or 99.50.';
const ambiguous = 'Please write the amount without commas and paise after a point, such as 1450.50.';
const tooLarge = 'Please enter an amount of at most ₹9,99,99,99,999.99.';
test.each([
  [{ amount: '10' }, required],
  [{ title: ' ', amount: '10' }, required],
  [{ title: 'Chai' }, required],
  [{ title: 'Chai', amount: '' }, required],
  [{ title: 'Chai', amount: null }, required],
  [{ title: 'Chai', amount: 'ten' }, invalid],
  [{ title: 'Chai', amount: '1e3' }, invalid],
  [{ title: 'Chai', amount: '1,0000' }, ambiguous],
  [{ title: 'Chai', amount: '1450,50' }, ambiguous],
  [{ title: 'Chai', amount: 'NaN' }, invalid],
  [{ title: 'Chai', amount: '.' }, invalid],
  [{ title: 'Chai', amount: true }, invalid],
  [{ title: 'Chai', amount: {} }, invalid],
  [{ title: 'Chai', amount: '0' }, notPositive],
  [{ title: 'Chai', amount: '0.00' }, notPositive],
  [{ title: 'Chai', amount: '-5' }, notPositive],
  [{ title: 'Chai', amount: '10.999' }, tooFine],
  [{ title: 'Chai', amount: '0.001' }, tooFine],
  [{ title: 'Chai', amount: 0.1 + 0.2 }, tooFine],
  [{ title: 'Chai', amount: '10000000000' }, tooLarge],
  [{ ...thali, category: 'lunch' }, 'Please select a category.'],
  [{ ...thali, title: 'a'.repeat(121) }, 'Please use at most 120 characters'],
])('rejects recording %j: %s', async (body, message) => {
  const response = await riya.fetch('/api/expenses', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test.each([
  ['0.01', '0.01'],
  ['9999999999.99', '9999999999.99'],
  [' 12 ', '12.00'],
  ['007.10', '7.10'],
  ['10.500', '10.50'],
  ['.5', '0.50'],
  [250.5, '250.50'],
  ['₹1,05,250.50', '105250.50'],
  ['१४५०', '1450.00'],
  ['૧,૪૫૦/-', '1450.00'],
])('stores the amount %s as %s', async (amount, kept) => {
  expect((await riya.api.expenses.create({ title: 'Chai', amount })).amount).toBe(kept);
});

test('uses today in India as the default day, and accepts tomorrow at the latest', async () => {
  app.setTime('2027-03-01T23:59:00+05:30');
  const [member] = await registerCouple(app);
  const { create: createExpense, update: updateExpense, list: listExpenses } = member.api.expenses;
  const record = (spentOn?: string) => createExpense({ ...thali, ...(spentOn && { spentOn }) });
  const late = await record();
  expect(late.spentOn).toBe('2027-03-01');
  app.advance({ minutes: 2 });
  expect((await record()).spentOn).toBe('2027-03-02');
  expect((await record('2024-02-29')).spentOn).toBe('2024-02-29');
  expect((await record('2027-03-03')).spentOn).toBe('2027-03-03');
  const tooLate = { status: 400, message: 'An expense can be dated tomorrow at the latest.' };
  await expect(record('2027-03-04')).rejects.toMatchObject(tooLate);
  for (const wrong of ['2027-02-29', '1 March 2027', '0027-03-01'])
    await expect(record(wrong)).rejects.toMatchObject({
      status: 400,
      message: 'Please select a valid date.',
    });
  await expect(updateExpense({ id: late.id, spentOn: '2027-03-04' })).rejects.toMatchObject(tooLate);
  const earlier = await updateExpense({ id: late.id, spentOn: '2026-12-31' });
  expect(earlier).toEqual({ ...late, spentOn: '2026-12-31', updatedAt: earlier.updatedAt });
  // Latest day first, independent of the time of recording.
  const days = (await listExpenses()).map(({ spentOn }) => spentOn);
  expect(days).toEqual(['2027-03-03', '2027-03-02', '2026-12-31', '2024-02-29']);
});

test('lets either partner change a part, and keeps the rest', async () => {
  const expense = await riya.api.expenses.create({ ...thali, description: 'Agashiye' });
  const dearer = await arjun.api.expenses.update({ id: expense.id, amount: '600' });
  expect(dearer).toEqual({
    ...expense,
    amount: '600.00',
    updatedAt: dearer.updatedAt,
    shares: expense.shares.map((share) => ({ ...share, amount: '300.00' })),
  });
  const cleared = await riya.api.expenses.update({
    id: expense.id,
    description: '',
    category: 'dates',
  });
  expect(cleared).toEqual({ ...dearer, description: null, category: 'dates', updatedAt: cleared.updatedAt });
  expect(await riya.api.expenses.update({ id: expense.id })).toMatchObject({
    ...cleared,
    updatedAt: expect.any(String),
  });
  for (const wrong of [{ title: '' }, { amount: '' }]) {
    await expect(riya.api.expenses.update({ id: expense.id, ...wrong })).rejects.toMatchObject({
      status: 400,
      message: required,
    });
  }
});

test('returns the newest first, and a limited list page by page', async () => {
  for (const title of ['A', 'B', 'C', 'D', 'E']) {
    await riya.api.expenses.create({ title, amount: '1' });
    if (title !== 'C') app.advance({ seconds: 1 });
  }
  const whole = (await riya.api.expenses.list()).map(({ id }) => id);
  const read: { id: string; title: string }[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const response = await riya.fetch(
      `/api/expenses?${new URLSearchParams({ limit: '2', ...(cursor && { cursor }) })}`,
    );
    const page = (await response.json()) as { id: string; title: string }[];
    expect(page.length).toBeLessThanOrEqual(2);
    read.push(...page);
    cursor = response.headers.get('x-next-cursor');
  }
  expect(read.map(({ id }) => id)).toEqual(whole);
  expect(read.map(({ title }) => title)).toEqual(['E', 'D', 'C', 'B', 'A']);
});

test('filters by words, category and a month of India, and returns the sum', async () => {
  const { expenses } = riya.api;
  await expenses.create({ title: '100% cotton saree', amount: '2500', category: 'shopping' });
  await expenses.create({ title: 'Chai', amount: '20', description: 'By the COTTON market' });
  await expenses.create({ title: 'Auto', amount: '80.75', category: 'travel' });
  const titles = async (filters: Parameters<typeof expenses.list>[0]) =>
    (await expenses.list(filters)).map(({ title }) => title);
  expect(await titles({ search: ' cotton ' })).toEqual(['Chai', '100% cotton saree']);
  expect(await titles({ search: '0%' })).toEqual(['100% cotton saree']);
  expect(await titles({ search: '_' })).toEqual([]);
  expect(await titles({ search: '\\' })).toEqual([]);
  expect(await titles({ category: 'travel' })).toEqual(['Auto']);
  expect(await titles({ search: 'cotton', category: 'food' })).toEqual(['Chai']);
  const month = app.platform.clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate().toPlainYearMonth();
  expect(await titles({ month: month.toString() })).toHaveLength(3);
  expect(await titles({ month: month.add({ months: 1 }).toString() })).toEqual([]);
  expect(await expenses.sum({ search: 'cotton' })).toEqual({ count: 2, total: '2520.00' });
  expect(await expenses.sum({ category: 'gifts' })).toEqual({ count: 0, total: '0.00' });
});

test('filters a month from its first day to its last', async () => {
  app.setTime('2027-03-17T12:00:00+05:30');
  for (const spentOn of ['2027-01-31', '2027-02-01', '2027-02-28', '2027-03-01'])
    await riya.api.expenses.create({ ...thali, amount: '10', spentOn });
  const days = (await riya.api.expenses.list({ month: '2027-02' })).map(({ spentOn }) => spentOn);
  expect(days).toEqual(['2027-02-28', '2027-02-01']);
  expect(await riya.api.expenses.sum({ month: '2027-02' })).toEqual({ count: 2, total: '20.00' });
});

test('suggests a title with its latest spelling and category, also among those of one day', async () => {
  for (const [title, category] of [
    ['chai', 'food'],
    ['CHAI', 'dates'],
    ['Chai', 'travel'],
  ] as const) {
    app.advance({ seconds: 1 });
    await riya.api.expenses.create({ title, amount: '20', category });
  }
  expect(await riya.api.expenses.listTitles()).toEqual([{ title: 'Chai', category: 'travel' }]);
});

test.each(['limit=0', 'limit=501', 'limit=few', 'cursor=here', 'category=lunch', 'month=2026-13', 'month=July'])(
  'rejects the filter ?%s',
  async (query) => {
    expect((await riya.fetch(`/api/expenses?${query}`)).status).toBe(400);
  },
);

test('deletes an expense at once, and lets either restore it unchanged', async () => {
  const expense = await riya.api.expenses.create(thali);
  await arjun.api.expenses.delete({ id: expense.id });
  expect(await riya.api.expenses.list()).toEqual([]);
  expect((await riya.api.statement.readSummary()).expenses.total).toBe('0.00');
  await expect(riya.api.expenses.delete({ id: expense.id })).rejects.toMatchObject({ status: 404 });
  await expect(riya.api.expenses.update({ id: expense.id, title: 'Dosa' })).rejects.toMatchObject({
    status: 404,
  });
  expect(await riya.api.expenses.restore({ id: expense.id })).toEqual(expense);
  expect(await arjun.api.expenses.list()).toEqual([expense]);
  await expect(riya.api.expenses.restore({ id: expense.id })).rejects.toMatchObject({ status: 404 });
});

test('answers another couple’s expense like an unknown one', async () => {
  const { id } = await riya.api.expenses.create(thali);
  const [stranger] = await registerCouple(app);
  const alone = await registerPerson(app);
  const absent = { status: 404, message: 'Not found' };
  for (const other of [stranger, alone]) {
    expect(await other.api.expenses.list()).toEqual([]);
    expect(await other.api.expenses.sum({})).toEqual({ count: 0, total: '0.00' });
    await expect(other.api.expenses.update({ id, title: 'Mine' })).rejects.toMatchObject(absent);
    await expect(other.api.expenses.delete({ id })).rejects.toMatchObject(absent);
  }
  await riya.api.expenses.delete({ id });
  await expect(stranger.api.expenses.restore({ id })).rejects.toMatchObject({ status: 404 });
});

test('creates a couple with the first expense of a member without one, and moves all along on joining', async () => {
  const alone = await registerPerson(app, 'Meera');
  const gone = await alone.api.expenses.create(thali);
  await alone.api.expenses.create({ title: 'Chai', amount: '20' });
  await alone.api.goals.create({ title: 'Diu', targetAmount: '20000' });
  await alone.api.expenses.delete({ id: gone.id });
  expect(await alone.api.couples.current()).toMatchObject({ isImplicit: true });
  const other = await registerPerson(app, 'Jay');
  const { inviteCode } = await other.api.couples.create({ name: 'Meera & Jay' });
  await alone.api.couples.join({ inviteCode });
  expect(await other.api.expenses.list()).toMatchObject([{ title: 'Chai' }]);
  expect(await other.api.goals.list()).toMatchObject([{ title: 'Diu' }]);
  expect(await other.api.expenses.restore({ id: gone.id })).toMatchObject(thali);
});

test('keeps the expense for the partner of a deleted account', async () => {
  await riya.api.expenses.create(thali);
  await riya.api.accounts.deleteAccount({ password: riya.password });
  expect(await arjun.api.expenses.list()).toMatchObject([{ ...thali, userId: null }]);
});

test('suggests titles once, with their latest spelling and category, from the couple’s own expenses', async () => {
  const stranger = await registerPerson(app);
  await riya.api.expenses.create({ title: 'Chai', amount: '20', category: 'food' });
  await arjun.api.expenses.create({ title: 'Auto', amount: '60', category: 'travel' });
  app.advance({ minutes: 1 });
  await arjun.api.expenses.create({ title: 'chai', amount: '20', category: 'groceries' });
  expect(await riya.api.expenses.listTitles()).toEqual([
    { title: 'Auto', category: 'travel' },
    { title: 'chai', category: 'groceries' },
  ]);
  expect(await stranger.api.expenses.listTitles()).toEqual([]);
});
