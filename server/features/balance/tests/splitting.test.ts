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

const even = { owedBy: null, owedTo: null, amount: '0.00' };

/** Returns the rupees that Arjun owes Riya; negative if she owes him. */
async function owedToRiya(): Promise<string> {
  const balance = await riya.api.balance.read();
  expect(await arjun.api.balance.read()).toEqual({
    ...balance,
    partnerUpiId: expect.toBeOneOf([null, expect.any(String)]),
  });
  return balance.owedBy === riya.user.id ? `-${balance.amount}` : balance.amount;
}

test('starts without a balance, but with a payer, a split and shares that sum to the expense', async () => {
  const off = { isOn: false, since: null, default: { kind: 'equal' }, ...even, partnerUpiId: null };
  expect(await riya.api.balance.read()).toEqual(off);
  const alone = await registerPerson(app);
  expect(await alone.api.balance.read()).toEqual(off);
  const own = await alone.api.expenses.create({ title: 'Chai', amount: '20' });
  expect(own).toMatchObject({
    paidBy: alone.user.id,
    split: { kind: 'payer' },
    shares: [{ userId: alone.user.id, amount: '20.00' }],
  });
  await expect(alone.api.balance.changeSplitting({ isOn: true })).rejects.toMatchObject({ status: 409 });
});

test.each([
  ['100.01', { kind: 'equal' }, '50.01', '50.00'],
  ['0.01', { kind: 'equal' }, '0.01', '0.00'],
  ['99.99', { kind: 'payer' }, '99.99', '0.00'],
  ['99.99', { kind: 'other' }, '0.00', '99.99'],
  ['100', { kind: 'percent', payer: 60 }, '60.00', '40.00'],
  ['0.05', { kind: 'percent', payer: 33.33 }, '0.02', '0.03'],
  ['9999999999.99', { kind: 'percent', payer: 0 }, '0.00', '9999999999.99'],
  ['500', { kind: 'amounts', payer: '300.5' }, '300.50', '199.50'],
  ['500', { kind: 'amounts', payer: '500' }, '500.00', '0.00'],
  ['500', { kind: 'amounts', payer: '0' }, '0.00', '500.00'],
] as const)('%s split by %j: %s the payer’s, %s the other’s', async (amount, split, payers, others) => {
  const expense = await riya.api.expenses.create({
    title: 'Rent',
    amount,
    split,
    paidBy: arjun.user.id,
  });
  expect(expense.paidBy).toBe(arjun.user.id);
  expect(expense.split?.kind).toBe(split.kind);
  expect(expense.shares).toEqual([
    { userId: arjun.user.id, amount: payers },
    { userId: riya.user.id, amount: others },
  ]);
  expect(await riya.api.expenses.list()).toEqual([expense]);
});

test.each([
  [{ paidBy: '00000000-0000-4000-8000-000000000000' }, 'Please choose one of you two as the payer.'],
  [{ paidBy: 'arjun' }, 'Please choose one of you two as the payer.'],
  [{ split: { kind: 'thirds' } }, 'Please choose how the expense is split.'],
  [{ split: 'equal' }, 'Please choose how the expense is split.'],
  [{ split: { kind: 'percent', payer: 101 } }, 'Please enter a percentage from 0 to 100, with at most two decimals.'],
  [
    { split: { kind: 'percent', payer: 33.333 } },
    'Please enter a percentage from 0 to 100, with at most two decimals.',
  ],
  [{ split: { kind: 'amounts', payer: '20.01' } }, 'The payer’s share can be at most the amount.'],
  [{ split: { kind: 'amounts', payer: '-1' } }, 'Please enter the amount in rupees as digits, such as 250 or 99.50.'],
])('rejects an expense with %j: %s', async (wrong, message) => {
  const response = await riya.fetch('/api/expenses', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Chai', amount: '20', ...wrong }),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test('counts expenses from the day on which it is turned on, with the couple’s default split', async () => {
  const { changeSplitting } = riya.api.balance;
  const createExpense = riya.api.expenses.create;
  await createExpense({ title: 'Before', amount: '1000', spentOn: '2027-03-16' });
  await createExpense({ title: 'This morning', amount: '100' });
  const on = await arjun.api.balance.changeSplitting({
    isOn: true,
    default: { kind: 'percent', payer: 60 },
  });
  expect(on).toMatchObject({ isOn: true, since: '2027-03-17', default: { kind: 'percent', payer: 60 } });
  expect(await owedToRiya()).toBe('50.00');
  expect(await createExpense({ title: 'Milk', amount: '200' })).toMatchObject({
    split: { kind: 'percent', payer: 60 },
  });
  expect(await owedToRiya()).toBe('130.00');
  await changeSplitting({ isOn: false });
  expect(await arjun.api.balance.read()).toMatchObject({ isOn: false, since: null, ...even });
  expect(await changeSplitting({ isOn: true })).toMatchObject({ since: '2027-03-17', amount: '130.00' });
});

test('continues when it is turned on again, unless the member chooses otherwise, and can be restored even then', async () => {
  const { changeSplitting, createSettlement } = riya.api.balance;
  const createExpense = riya.api.expenses.create;
  await changeSplitting({ isOn: true });
  await createExpense({ title: 'This morning', amount: '100' });
  await createSettlement({ amount: '10', method: 'cash' });
  await arjun.api.balance.changeSplitting({ isOn: false });
  expect(await riya.api.balance.read()).toMatchObject({
    isOn: false,
    formerSince: '2027-03-17',
    ...even,
  });
  app.advance({ hours: 48 });
  const on = await arjun.api.balance.changeSplitting({ isOn: true });
  expect(on).toMatchObject({ since: '2027-03-17', amount: '40.00', owedBy: arjun.user.id });
  // The debtor restarts twice, and the first start can still be restored.
  for (let count = 0; count < 2; count += 1) {
    await arjun.api.balance.changeSplitting({ isOn: false });
    app.advance({ hours: 24 });
    await arjun.api.balance.changeSplitting({ isOn: true, since: 'today' });
  }
  expect(await riya.api.balance.read()).toMatchObject({ formerSince: '2027-03-17', ...even });
  await createExpense({ title: 'Tea', amount: '20' });
  await createSettlement({ amount: '5', method: 'cash' });
  const back = await changeSplitting({ isOn: true, since: 'former' });
  expect(back).toMatchObject({ since: '2027-03-17', amount: '45.00', owedBy: arjun.user.id });
  expect(back).not.toHaveProperty('formerSince');
  await arjun.api.balance.changeSplitting({ isOn: false });
  app.advance({ hours: 24 * 366 });
  await riya.api.accounts.login({ email: riya.user.email, password: riya.password });
  expect(await changeSplitting({ isOn: true })).toMatchObject({ formerSince: '2027-03-17', ...even });
  app.setTime('2027-03-17T12:00:00+05:30');
});

test('sums the expenses again when it is turned on', async () => {
  const { changeSplitting } = riya.api.balance;
  await changeSplitting({ isOn: true });
  await riya.api.expenses.create({ title: 'Rent', amount: '100' });
  await changeSplitting({ isOn: false });
  const { id: coupleId } = await riya.api.couples.get();
  // As after an update from a version that stored no debts.
  await app.database.pool.query('delete from expense_debts where couple_id = $1', [coupleId]);
  expect(await changeSplitting({ isOn: true })).toMatchObject({ owedBy: arjun.user.id, amount: '50.00' });
});

test('tells the partner that the balance was turned off, turned on or restarted, and nothing else', async () => {
  const { changeSplitting } = arjun.api.balance;
  const told = async () =>
    (await riya.api.notifications.list()).map(({ title }) => title).filter((title) => /balance/.test(title));
  await changeSplitting({ isOn: false });
  expect(await told()).toEqual([]);
  await changeSplitting({ isOn: true });
  await changeSplitting({ isOn: true, default: { kind: 'payer' } });
  expect(await told()).toEqual(['Arjun turned your balance on']);
  await changeSplitting({ isOn: false });
  await changeSplitting({ isOn: false });
  expect(await told()).toEqual(['Arjun turned your balance off', 'Arjun turned your balance on']);
  app.advance({ hours: 24 });
  await changeSplitting({ isOn: true, since: 'today' });
  await changeSplitting({ isOn: true, since: 'today' });
  await changeSplitting({ isOn: true, since: 'former' });
  expect((await told()).filter((title) => title.endsWith('on'))).toHaveLength(3);
  expect(await arjun.api.notifications.list()).toEqual([]);
});

test('updates the balance at once after an edit of the amount, the payer, the day or the split', async () => {
  await riya.api.balance.changeSplitting({ isOn: true });
  const { id } = await riya.api.expenses.create({ title: 'Rent', amount: '900' });
  const edit = async (change: object) => {
    const { shares } = await arjun.api.expenses.update({ id, ...change });
    return [shares.map(({ amount }) => amount), await owedToRiya()];
  };
  expect(await edit({ amount: '1000.01' })).toEqual([['500.01', '500.00'], '500.00']);
  expect(await edit({ split: { kind: 'amounts', payer: '300' } })).toEqual([['300.00', '700.01'], '700.01']);
  await expect(edit({ amount: '299.99' })).rejects.toMatchObject({ status: 400 });
  expect(await edit({ paidBy: arjun.user.id })).toEqual([['700.01', '300.00'], '-300.00']);
  expect(await edit({ spentOn: '2027-03-16' })).toEqual([['700.01', '300.00'], '0.00']);
  expect(await edit({ spentOn: '2027-03-18', split: { kind: 'other' } })).toEqual([['0.00', '1000.01'], '-1000.01']);
  await riya.api.expenses.delete({ id });
  expect(await owedToRiya()).toBe('0.00');
  await riya.api.expenses.restore({ id });
  expect(await owedToRiya()).toBe('-1000.01');
});

test('reveals a member’s UPI address to the partner alone, with the balance', async () => {
  const { changeUpiId } = arjun.api.accounts;
  expect(await changeUpiId({ upiId: ' arjun.shah-1@okicici ' })).toMatchObject({
    upiId: 'arjun.shah-1@okicici',
  });
  await riya.api.balance.changeSplitting({ isOn: true });
  expect(await riya.api.balance.read()).toMatchObject({ partnerUpiId: 'arjun.shah-1@okicici' });
  expect(await arjun.api.balance.read()).toMatchObject({ partnerUpiId: null });
  expect(JSON.stringify(await riya.api.couples.get())).not.toContain('okicici');
  for (const wrong of ['arjun', 'arjun@', '@bank', 'arjun@ok bank', 'a rjun@bank', 'arjun@bank.com'])
    await expect(changeUpiId({ upiId: wrong })).rejects.toMatchObject({
      status: 400,
      message: 'That is not a UPI ID. One looks like name@bank.',
    });
  expect(await changeUpiId({ upiId: '' })).toMatchObject({ upiId: null });
});

test('ends a leaving member’s debt, passes nothing on to a later partner, and restores it on return', async () => {
  await riya.api.balance.changeSplitting({ isOn: true });
  await riya.api.expenses.create({ title: 'Rent', amount: '1000' });
  await arjun.api.expenses.create({ title: 'Milk', amount: '100' });
  expect(await owedToRiya()).toBe('450.00');
  // Within days of joining, so that his own records move along.
  await arjun.api.couples.leave({ password: arjun.password });
  expect(await riya.api.balance.read()).toMatchObject(even);
  expect(await arjun.api.balance.read()).toMatchObject(even);
  expect((await riya.api.expenses.list())[0]?.shares).toEqual([
    { userId: riya.user.id, amount: '500.00' },
    { userId: arjun.user.id, amount: '500.00' },
  ]);
  const { inviteCode } = await riya.api.couples.get();
  await arjun.api.couples.join({ inviteCode });
  expect(await owedToRiya()).toBe('450.00');

  await arjun.api.couples.leave({ password: arjun.password });
  const kavya = await registerPerson(app, 'Kavya');
  await kavya.api.couples.join({ inviteCode: (await riya.api.couples.get()).inviteCode });
  expect(await kavya.api.balance.read()).toMatchObject(even);
  const [rent] = await kavya.api.expenses.list();
  // An edit of an expense shared with the former partner charges her nothing.
  const edited = await kavya.api.expenses.update({
    id: rent?.id ?? '',
    amount: '2000',
    split: { kind: 'other' },
  });
  expect(edited.shares).toEqual([
    { userId: riya.user.id, amount: '0.00' },
    { userId: arjun.user.id, amount: '2000.00' },
  ]);
  expect(await riya.api.balance.read()).toMatchObject(even);
});

test('keeps the shares of a deleted account without its name, and the sums, in the trash too', async () => {
  await riya.api.balance.changeSplitting({ isOn: true });
  const paid = await arjun.api.expenses.create({ title: 'Milk', amount: '100.01' });
  const owed = await riya.api.expenses.create({ title: 'Rent', amount: '1000' });
  const binned = await arjun.api.expenses.create({ title: 'Gas', amount: '50' });
  await riya.api.expenses.delete({ id: binned.id });
  await arjun.api.accounts.deleteAccount({ password: arjun.password });
  const expenses = await riya.api.expenses.list();
  const find = (id: string) => expenses.find((expense) => expense.id === id);
  expect(find(paid.id)).toMatchObject({ paidBy: null, split: { kind: 'equal' } });
  expect(find(paid.id)?.shares).toEqual([
    { userId: null, amount: '50.01' },
    { userId: riya.user.id, amount: '50.00' },
  ]);
  expect(find(owed.id)?.shares).toEqual([
    { userId: riya.user.id, amount: '500.00' },
    { userId: null, amount: '500.00' },
  ]);
  expect(await riya.api.balance.read()).toMatchObject(even);
  expect(await riya.api.expenses.restore({ id: binned.id })).toMatchObject({
    paidBy: null,
    shares: [{ userId: null }, { userId: riya.user.id, amount: '25.00' }],
  });
  expect((await riya.api.statement.readSummary()).expenses.total).toBe('1150.01');
});
