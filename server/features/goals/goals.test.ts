import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

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

const goa = { title: 'Rann Utsav', targetAmount: '40000' };

test('returns a goal as sent, with no savings, to both partners', async () => {
  const goal = await riya.api.goals.create({
    ...goa,
    category: 'vacation',
    description: 'A tent for two nights',
    targetDate: '2027-01-10',
  });
  expect(goal).toMatchObject({
    title: 'Rann Utsav',
    targetAmount: '40000.00',
    currentAmount: '0.00',
    category: 'vacation',
    description: 'A tent for two nights',
    targetDate: '2027-01-10',
    userId: riya.user.id,
  });
  expect(await arjun.api.goals.list()).toEqual([goal]);
});

test('requires only title and target, and treats a blank date as absent', async () => {
  const nothing = { category: 'visit', description: null, targetDate: null };
  expect(await riya.api.goals.create(goa)).toMatchObject(nothing);
  expect(await riya.api.goals.create({ ...goa, description: ' ', targetDate: '' })).toMatchObject(nothing);
  expect(await riya.api.goals.create({ ...goa, targetDate: null })).toMatchObject(nothing);
});

test.each([
  [{ targetAmount: '100' }, 'Please fill in all required fields.'],
  [{ title: 'Diu' }, 'Please fill in all required fields.'],
  [{ title: 'Diu', targetAmount: '' }, 'Please fill in all required fields.'],
  [{ title: 'Diu', targetAmount: '0' }, 'Please enter an amount greater than 0.'],
  [{ title: 'Diu', targetAmount: '-1' }, 'Please enter an amount greater than 0.'],
  [{ title: 'Diu', targetAmount: '1.005' }, 'Amounts have at most two decimals, such as 99.50.'],
  [{ ...goa, category: 'car' }, 'Please select a category.'],
  [{ ...goa, targetDate: '2027-02-30' }, 'Please select a valid target date.'],
])('rejects setting %j: %s', async (body, message) => {
  const response = await riya.fetch('/api/savings-goals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test('adds money exactly, also past the target, and resets it to 0', async () => {
  const { id } = await riya.api.goals.create({ title: 'Ring', targetAmount: '0.25' });
  await riya.api.goals.addMoney({ id, amount: '0.1' });
  expect((await arjun.api.goals.addMoney({ id, amount: '0.2' })).currentAmount).toBe('0.30');
  expect((await riya.api.goals.reset({ id })).currentAmount).toBe('0.00');
  expect((await riya.api.goals.reset({ id })).currentAmount).toBe('0.00');
});

test.each([
  [{}, 'Please enter an amount.'],
  [{ amount: '' }, 'Please enter an amount.'],
  [{ amount: null }, 'Please enter an amount.'],
  [{ amount: '0' }, 'Please enter an amount greater than 0.'],
  [{ amount: '-5' }, 'Please enter an amount greater than 0.'],
  [{ amount: '0.009' }, 'Amounts have at most two decimals, such as 99.50.'],
  [{ amount: '100000000' }, 'Please enter an amount of at most ₹9,99,99,999.99.'],
])('rejects adding %j: %s', async (body, message) => {
  const { id } = await riya.api.goals.create(goa);
  const response = await riya.fetch(`/api/savings-goals/${id}/add-money`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test('loses no amount in 16 concurrent deposits', async () => {
  const { id } = await riya.api.goals.create(goa);
  await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      (index % 2 === 0 ? riya : arjun).api.goals.addMoney({ id, amount: '10.07' }),
    ),
  );
  expect(await riya.api.goals.list()).toMatchObject([{ currentAmount: '161.12' }]);
});

test('rejects an amount above the storable maximum, and adds nothing', async () => {
  const { id } = await riya.api.goals.create({ title: 'Everything', targetAmount: '9999999999.99' });
  await app.database.pool.query('update savings_goals set current_amount = 9999999999 where id = $1', [id]);
  await expect(riya.api.goals.addMoney({ id, amount: '1' })).rejects.toMatchObject({
    status: 400,
    message: 'A goal can hold at most ₹9,99,99,99,999.99.',
  });
  expect((await riya.api.goals.addMoney({ id, amount: '0.99' })).currentAmount).toBe('9999999999.99');
});

test('lets either partner change only the sent fields, and clears an empty text or day', async () => {
  const { id } = await riya.api.goals.create({
    ...goa,
    description: 'A tent',
    targetDate: '2027-01-10',
  });
  await riya.api.goals.addMoney({ id, amount: '500' });
  expect(await arjun.api.goals.update({ id, title: 'Rann, two nights', targetAmount: '45000' })).toEqual(
    expect.objectContaining({
      title: 'Rann, two nights',
      targetAmount: '45000.00',
      currentAmount: '500.00',
      category: 'visit',
      description: 'A tent',
      targetDate: '2027-01-10',
    }),
  );
  expect(await riya.api.goals.update({ id, category: 'vacation', description: '', targetDate: '' })).toMatchObject({
    category: 'vacation',
    description: null,
    targetDate: null,
    title: 'Rann, two nights',
  });
  expect(await arjun.api.goals.update({ id })).toMatchObject({ title: 'Rann, two nights' });
});

test.each([
  [{ title: ' ' }, 'Please fill in all required fields.'],
  [{ targetAmount: '0' }, 'Please enter an amount greater than 0.'],
  [{ category: 'car' }, 'Please select a category.'],
  [{ targetDate: '2027-02-30' }, 'Please select a valid target date.'],
])('rejects changing a goal to %j: %s', async (body, message) => {
  const { id } = await riya.api.goals.create(goa);
  const response = await riya.fetch(`/api/savings-goals/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test('allows withdrawals up to the savings, and not a paisa more', async () => {
  const { id } = await riya.api.goals.create(goa);
  await riya.api.goals.addMoney({ id, amount: '1250.50' });
  expect((await arjun.api.goals.withdraw({ id, amount: '250' })).currentAmount).toBe('1000.50');
  await expect(riya.api.goals.withdraw({ id, amount: '1000.51' })).rejects.toMatchObject({
    status: 400,
    message: 'Only ₹1,000.50 is saved for this goal.',
  });
  expect((await riya.api.goals.withdraw({ id, amount: '1000.50' })).currentAmount).toBe('0.00');
});

test('limits 16 concurrent withdrawals to the savings', async () => {
  const { id } = await riya.api.goals.create(goa);
  await riya.api.goals.addMoney({ id, amount: '50' });
  const taken = await Promise.allSettled(
    Array.from({ length: 16 }, () => riya.api.goals.withdraw({ id, amount: '10' })),
  );
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await riya.api.goals.list()).toMatchObject([{ currentAmount: '0.00' }]);
});

test('allows either partner to delete, and answers another couple’s goal like an unknown one', async () => {
  const { id } = await riya.api.goals.create(goa);
  const [stranger] = await registerCouple(app);
  const absent = { status: 404, message: 'Not found' };
  expect(await stranger.api.goals.list()).toEqual([]);
  await expect(stranger.api.goals.addMoney({ id, amount: '1' })).rejects.toMatchObject(absent);
  await expect(stranger.api.goals.update({ id, title: 'Mine' })).rejects.toMatchObject(absent);
  await expect(stranger.api.goals.withdraw({ id, amount: '1' })).rejects.toMatchObject(absent);
  await expect(stranger.api.goals.reset({ id })).rejects.toMatchObject(absent);
  await expect(stranger.api.goals.delete({ id })).rejects.toMatchObject(absent);
  await arjun.api.goals.delete({ id });
  await expect(riya.api.goals.delete({ id })).rejects.toMatchObject(absent);
  expect(await riya.api.goals.list()).toEqual([]);
});
