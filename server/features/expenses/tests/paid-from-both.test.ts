import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2027-01-20T12:00:00+05:30');
});
beforeEach(async () => {
  [riya, arjun] = await registerCouple(app);
  await riya.api.balance.changeSplitting({ isOn: true, default: { kind: 'percent', payer: 60 } });
});
afterAll(() => app.close());

const sofa = { title: 'Sofa', amount: '30000.01', paidBy: 'both' } as const;

test('counts in every sum and never in the balance, in halves', async () => {
  const recorded = await riya.api.expenses.create({ ...sofa, split: { kind: 'other' } });
  expect(recorded).toMatchObject({
    paidBy: 'both',
    split: null,
    shares: [
      { userId: riya.user.id, amount: '15000.01' },
      { userId: arjun.user.id, amount: '15000.00' },
    ],
  });
  expect(await arjun.api.expenses.list()).toEqual([recorded]);
  expect(await arjun.api.balance.read()).toMatchObject({ owedBy: null, amount: '0.00' });
  expect(await riya.api.expenses.sum()).toEqual({ count: 1, total: '30000.01' });
  expect(await riya.api.statement.read({ by: 'month' })).toMatchObject({
    payers: [{ userId: 'both', total: '30000.01', count: 1 }],
  });
});

test('takes the couple’s default split when it gets one payer again', async () => {
  const { id } = await riya.api.expenses.create({ ...sofa, amount: '1000' });
  expect(await arjun.api.expenses.update({ id, split: { kind: 'other' } })).toMatchObject({
    paidBy: 'both',
    split: null,
  });
  expect(await arjun.api.expenses.update({ id, paidBy: arjun.user.id })).toMatchObject({
    paidBy: arjun.user.id,
    split: { kind: 'percent', payer: 60 },
    shares: [
      { userId: arjun.user.id, amount: '600.00' },
      { userId: riya.user.id, amount: '400.00' },
    ],
  });
  expect(await riya.api.balance.read()).toMatchObject({ owedBy: riya.user.id, amount: '400.00' });
  expect(await riya.api.expenses.update({ id, paidBy: 'both' })).toMatchObject({ paidBy: 'both', split: null });
  expect(await riya.api.balance.read()).toMatchObject({ owedBy: null });
});

test('splits another amount in halves again', async () => {
  const { id } = await riya.api.expenses.create(sofa);
  expect(await riya.api.expenses.update({ id, amount: '101' })).toMatchObject({
    shares: [{ amount: '50.50' }, { amount: '50.50' }],
  });
});

test('needs a partner', async () => {
  const alone = await registerPerson(app, 'Kavya');
  await expect(alone.api.expenses.create(sofa)).rejects.toMatchObject({ status: 400 });
});

test('names the couple’s own money in the file', async () => {
  await riya.api.expenses.create(sofa);
  const file = await (await riya.fetch('/api/expenses/export.csv')).text();
  expect(file).toContain('Our money');
});

test('pays recurring expenses too', async () => {
  const rent = { title: 'Rent', amount: '18000', every: 'month', startsOn: '2027-01-20', paidBy: 'both' } as const;
  expect(await riya.api.recurring.create(rent)).toMatchObject({ paidBy: 'both', split: null });
  expect(await riya.api.expenses.list()).toMatchObject([{ title: 'Rent', paidBy: 'both', split: null }]);
  expect(await riya.api.balance.read()).toMatchObject({ owedBy: null });
});
