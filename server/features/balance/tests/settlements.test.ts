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
  await riya.api.balance.changeSplitting({ isOn: true });
});
afterAll(() => app.close());

const owing = async () => {
  const { owedBy, amount } = await riya.api.balance.read();
  return [owedBy, amount];
};

test('records a settlement from the debtor, whichever partner records it, and lets a higher one reverse the balance', async () => {
  await riya.api.expenses.create({ title: 'Rent', amount: '1000' });
  const first = await riya.api.balance.createSettlement({ amount: '200', method: 'cash', note: ' Diwali ' });
  expect(first).toMatchObject({
    fromUserId: arjun.user.id,
    toUserId: riya.user.id,
    amount: '200.00',
    method: 'cash',
    note: 'Diwali',
    userId: riya.user.id,
  });
  expect(await owing()).toEqual([arjun.user.id, '300.00']);
  await arjun.api.balance.createSettlement({ amount: '400', method: 'upi' });
  expect(await owing()).toEqual([riya.user.id, '100.00']);
  const back = await arjun.api.balance.createSettlement({ amount: '100', method: 'other' });
  expect(back).toMatchObject({ fromUserId: riya.user.id, toUserId: arjun.user.id });
  expect(await owing()).toEqual([null, '0.00']);
  await expect(riya.api.balance.createSettlement({ amount: '1', method: 'cash' })).rejects.toMatchObject({
    status: 409,
    message: 'You are even: there is nothing to settle.',
  });
  const list = await riya.api.balance.listSettlements();
  expect(list.map(({ amount }) => amount)).toEqual(['100.00', '400.00', '200.00']);
});

test('rejects one that was entered before the balance changed sides', async () => {
  await riya.api.expenses.create({ title: 'Rent', amount: '1000' });
  const given = { amount: '500', method: 'cash', fromUserId: arjun.user.id } as const;
  await arjun.api.expenses.create({ title: 'Flight', amount: '4000' });
  await expect(arjun.api.balance.createSettlement(given)).rejects.toMatchObject({
    status: 409,
    code: 'not_owing',
    message: 'The balance now goes the other way: please look at it before you settle.',
  });
  expect(await owing()).toEqual([riya.user.id, '1500.00']);
  const own = { ...given, fromUserId: riya.user.id, id: '0193533b-7a10-7c3e-8f21-5b1c2d3e4f5b' };
  expect(await arjun.api.balance.createSettlement(own)).toMatchObject({
    id: own.id,
    fromUserId: riya.user.id,
    toUserId: arjun.user.id,
  });
  await expect(arjun.api.balance.createSettlement(own)).rejects.toMatchObject({ code: 'id_taken' });
  expect(await owing()).toEqual([riya.user.id, '1000.00']);
});

test('notifies the partner of each, without the amount on the lock screen', async () => {
  await riya.api.expenses.create({ title: 'Rent', amount: '1000' });
  const { id } = await arjun.api.balance.createSettlement({ amount: '500', method: 'upi' });
  await arjun.api.balance.deleteSettlement({ id });
  const told = (await riya.api.notifications.list()).filter(({ path }) => path === '/finances');
  expect(told).toMatchObject([
    { title: 'Arjun deleted a settlement', message: '₹500.00 · UPI' },
    { title: 'Arjun recorded a settlement', message: '₹500.00 · UPI' },
  ]);
  expect(await owing()).toEqual([arjun.user.id, '500.00']);
});

test('allows either to delete it within 7 days, not later', async () => {
  await riya.api.expenses.create({ title: 'Rent', amount: '1000' });
  const settle = () => arjun.api.balance.createSettlement({ amount: '10', method: 'cash' });
  const [one, other] = [await settle(), await settle()];
  app.advance({ hours: 24 * 7 - 1 });
  await riya.api.balance.deleteSettlement({ id: one.id });
  app.advance({ hours: 1, minutes: 1 });
  await expect(riya.api.balance.deleteSettlement({ id: other.id })).rejects.toMatchObject({
    status: 409,
    message: 'A settlement can be deleted for 7 days.',
  });
  expect(await riya.api.balance.listSettlements()).toMatchObject([{ id: other.id }]);
  expect(await owing()).toEqual([arjun.user.id, '490.00']);
});

test('allows deleting it after the partner has left, whom it no longer concerns', async () => {
  await riya.api.expenses.create({ title: 'Rent', amount: '1000' });
  const { id } = await riya.api.balance.createSettlement({ amount: '10', method: 'cash' });
  await arjun.api.couples.leave({ password: arjun.password });
  await riya.api.balance.deleteSettlement({ id });
  expect(await riya.api.balance.listSettlements()).toEqual([]);
  const titles = (await arjun.api.notifications.list()).map(({ title }) => title);
  expect(titles).not.toContain('Riya deleted a settlement');
});

test.each([
  [{ amount: '', method: 'upi' }, 'Please enter an amount.'],
  [{ amount: '0', method: 'upi' }, 'Please enter an amount greater than 0.'],
  [{ amount: '10' }, 'Please choose how it was paid.'],
  [{ amount: '10', method: 'cheque' }, 'Please choose how it was paid.'],
])('rejects recording %j: %s', async (body, message) => {
  const response = await riya.fetch('/api/settlements', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test('rejects settlements while splitting is off', async () => {
  await riya.api.expenses.create({ title: 'Rent', amount: '1000' });
  await riya.api.balance.changeSplitting({ isOn: false });
  await expect(arjun.api.balance.createSettlement({ amount: '10', method: 'upi' })).rejects.toMatchObject({
    status: 409,
    message: 'Turn on splitting first.',
  });
});

const showCode = (person: Person, amount = '450') => person.api.balance.showUpiCode({ amount });

test('shows the creditor’s code on the creditor’s device, with the amount', async () => {
  await riya.api.accounts.changeUpiId({ upiId: 'riya@okbank' });
  await riya.api.expenses.create({ title: 'Rent', amount: '3000' });
  await showCode(arjun, '₹1,450.5');
  const [notice] = await riya.api.notifications.list({});
  expect(notice).toMatchObject({
    title: 'Arjun wants to pay you ₹1,450.50',
    path: '/finances?upi-code=1450.50',
    isRead: false,
  });
  expect(await owing()).toEqual([arjun.user.id, '1500.00']);
});

test('rejects showing a code without splitting, debt or UPI ID', async () => {
  const refused = (code: string) => ({ status: 409, code });
  await expect(showCode(arjun)).rejects.toMatchObject(refused('not_owing'));
  await riya.api.expenses.create({ title: 'Rent', amount: '1000' });
  await expect(showCode(arjun)).rejects.toMatchObject(refused('no_upi_id'));
  await riya.api.accounts.changeUpiId({ upiId: 'riya@okbank' });
  await expect(showCode(riya)).rejects.toMatchObject(refused('not_owing'));
  await expect(showCode(arjun, '500.01')).rejects.toMatchObject(refused('not_owing'));
  for (const amount of ['', '0', '-1', '1.005', 'abc', '1450,50'])
    await expect(showCode(arjun, amount)).rejects.toMatchObject({ status: 400 });
  await riya.api.balance.changeSplitting({ isOn: false });
  await expect(showCode(arjun)).rejects.toMatchObject(refused('splitting_off'));
  await riya.api.couples.leave({ password: riya.password });
  await expect(showCode(arjun)).rejects.toMatchObject(refused('no_partner'));
});

test('tells if a code is to be shown: while a request is open, else settled or ended', async () => {
  await riya.api.accounts.changeUpiId({ upiId: 'riya@okbank' });
  const code = (amount: string, isAsked: 'true' | 'false' = 'true') => riya.api.balance.readCode({ amount, isAsked });
  expect(await code('500')).toEqual({ state: 'settled', endsAt: null });
  await riya.api.expenses.create({ title: 'Rent', amount: '1000' });
  expect(await code('500')).toEqual({ state: 'ended', endsAt: null });
  expect(await code('500', 'false')).toEqual({ state: 'open', endsAt: null });
  expect(await code('500.01', 'false')).toEqual({ state: 'ended', endsAt: null });
  await showCode(arjun, '500');
  expect(await code('500')).toEqual({ state: 'open', endsAt: expect.any(String) });
  expect(await code('500.01')).toEqual({ state: 'ended', endsAt: null });
  app.advance({ minutes: 61 });
  expect(await code('500')).toEqual({ state: 'ended', endsAt: null });
  await showCode(arjun, '500');
  expect(await code('500')).toMatchObject({ state: 'open' });
  await riya.api.balance.createSettlement({ amount: '200', method: 'cash' });
  expect(await code('300')).toEqual({ state: 'ended', endsAt: null });
  await showCode(arjun, '300');
  await arjun.api.balance.createSettlement({ amount: '300', method: 'upi' });
  expect(await code('300')).toEqual({ state: 'settled', endsAt: null });
});
