import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordDue } from '#server/features/recurring/due-service.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2027-01-20T12:00:00+05:30');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

/** Returns the rupees that Arjun owes Riya; negative if she owes him. */
async function readOwedToRiya(): Promise<string> {
  const { owedBy, amount } = await riya.api.balance.read();
  return owedBy === riya.user.id ? `-${amount}` : amount;
}

test.each([
  ['500', { kind: 'amounts', payer: '300' }, { kind: 'amounts', payer: '200.00' }, ['200.00', '300.00']],
  ['500', { kind: 'payer' }, { kind: 'other' }, ['0.00', '500.00']],
  ['500', { kind: 'other' }, { kind: 'payer' }, ['500.00', '0.00']],
  ['500', { kind: 'percent', payer: 60 }, { kind: 'percent', payer: 40 }, ['200.00', '300.00']],
  ['500', { kind: 'equal' }, { kind: 'equal' }, ['250.00', '250.00']],
  // The payer bears the indivisible paisa.
  ['100.01', { kind: 'equal' }, { kind: 'equal' }, ['50.01', '50.00']],
] as const)(
  'leaves each share of %s by %j when only the payer changes',
  async (amount, split, mirrored, [his, hers]) => {
    await riya.api.balance.changeSplitting({ isOn: true });
    const created = await riya.api.expenses.create({ title: 'Rent', amount, split });
    const owed = await readOwedToRiya();
    const { updatedAt: _created, ...before } = await riya.api.expenses.update({ id: created.id, title: 'Flat' });
    const turned = await arjun.api.expenses.update({ id: created.id, paidBy: arjun.user.id });
    expect(turned).toMatchObject({ paidBy: arjun.user.id, split: mirrored });
    expect(turned.shares).toEqual([
      { userId: arjun.user.id, amount: his },
      { userId: riya.user.id, amount: hers },
    ]);
    expect(await readOwedToRiya()).toBe(hers === '0.00' ? '0.00' : `-${hers}`);
    expect(await riya.api.expenses.update({ id: created.id, paidBy: riya.user.id })).toMatchObject(before);
    expect(await readOwedToRiya()).toBe(owed);
  },
);

test('stores a split that is sent with the payer as sent, and rejects rupees above another amount', async () => {
  const split = { kind: 'amounts', payer: '300' } as const;
  const { id } = await riya.api.expenses.create({ title: 'Rent', amount: '500', split });
  const { update } = arjun.api.expenses;
  const paidBy = arjun.user.id;
  expect(await update({ id, paidBy, split })).toMatchObject({ paidBy, split: { payer: '300.00' } });
  await expect(update({ id, paidBy: riya.user.id, amount: '299.99' })).rejects.toMatchObject({ status: 400 });
  expect(await update({ id, paidBy: riya.user.id, amount: '700' })).toMatchObject({
    split: { payer: '400.00' },
    shares: [{ amount: '400.00' }, { userId: paidBy, amount: '300.00' }],
  });
});

test('leaves each share as it was when only the payer of a recurring expense changes', async () => {
  const rent = await riya.api.recurring.create({
    title: 'Rent',
    amount: '18000',
    every: 'month',
    startsOn: '2027-01-21',
    split: { kind: 'amounts', payer: '10000' },
  });
  const { update } = arjun.api.recurring;
  expect(await update({ id: rent.id, paidBy: arjun.user.id })).toMatchObject({
    paidBy: arjun.user.id,
    split: { kind: 'amounts', payer: '8000.00' },
  });
  app.setTime('2027-01-21T06:00:00+05:30');
  await recordDue(app.platform);
  expect((await riya.api.expenses.list())[0]?.shares).toEqual([
    { userId: arjun.user.id, amount: '8000.00' },
    { userId: riya.user.id, amount: '10000.00' },
  ]);
  const back = await update({ id: rent.id, paidBy: riya.user.id });
  expect(back).toMatchObject({ paidBy: riya.user.id, split: rent.split });
  const power = await riya.api.recurring.create({
    title: 'Electricity',
    every: 'month',
    amount: null,
    isVariable: true,
    split: { kind: 'percent', payer: 70 },
  });
  expect(await update({ id: power.id, paidBy: arjun.user.id })).toMatchObject({
    split: { kind: 'percent', payer: 30 },
  });
  expect(await update({ id: power.id, paidBy: riya.user.id, split: { kind: 'payer' } })).toMatchObject({
    split: { kind: 'payer' },
  });
});
