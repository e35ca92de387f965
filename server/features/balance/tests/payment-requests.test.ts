import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
/** The expense of Arjun's for which Riya owes 1,000. */
let rentId: string;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2027-03-17T12:00:00+05:30');
  [riya, arjun] = await registerCouple(app);
  await arjun.api.balance.changeSplitting({ isOn: true });
  await arjun.api.accounts.changeUpiId({ upiId: 'arjun@okbank' });
  rentId = await arjun.api.expenses.create({ title: 'Rent', amount: '2000' }).then(({ id }) => id);
});
afterAll(() => app.close());

const listRequests = async () =>
  (await arjun.api.notifications.list()).filter(({ kind }) => kind === 'upi_code_asked').map(({ title }) => title);
const readState = async (amount = '1000') => (await arjun.api.balance.readCode({ amount, isAsked: 'true' })).state;

const sofa = { title: 'Sofa', amount: '2000' };

/** Ways to end Riya's request of 1,000, each of which returns the way back to a balance that it would fit. */
const ends: Record<string, () => Promise<() => Promise<unknown>>> = {
  async 'an expense that evens the balance'() {
    await riya.api.expenses.create(sofa);
    return () => arjun.api.expenses.create(sofa);
  },
  async 'an expense that turns it, deleted again'() {
    const { id } = await riya.api.expenses.create({ ...sofa, amount: '9000' });
    return () => riya.api.expenses.delete({ id });
  },
  async 'another amount, changed back'() {
    await arjun.api.expenses.update({ id: rentId, amount: '1998' });
    return () => arjun.api.expenses.update({ id: rentId, amount: '2000' });
  },
  async 'another payer, changed back'() {
    await riya.api.expenses.update({ id: rentId, paidBy: riya.user.id });
    return () => riya.api.expenses.update({ id: rentId, paidBy: arjun.user.id });
  },
  async 'a day before the balance, changed back'() {
    await arjun.api.expenses.update({ id: rentId, spentOn: '2026-01-14' });
    return () => arjun.api.expenses.update({ id: rentId, spentOn: '2027-03-17' });
  },
  async 'its expense deleted, and restored'() {
    await arjun.api.expenses.delete({ id: rentId });
    return () => arjun.api.expenses.restore({ id: rentId });
  },
  async 'an expense restored, and deleted'() {
    const { id } = await riya.api.expenses.create(sofa);
    await riya.api.expenses.delete({ id });
    await riya.api.balance.showUpiCode({ amount: '1000' });
    await riya.api.expenses.restore({ id });
    return () => riya.api.expenses.delete({ id });
  },
  async 'an import, undone'() {
    const rows = [{ ...sofa, category: 'other' as const, spentOn: '2027-03-17' }];
    const { id } = await riya.api.imports.create({ name: 'old.csv', rows });
    return () => riya.api.imports.undo({ id });
  },
  async 'an import undone, and recorded again'() {
    const rows = [{ ...sofa, category: 'other' as const, spentOn: '2027-03-17' }];
    await arjun.api.expenses.delete({ id: rentId });
    const { id } = await arjun.api.imports.create({ name: 'old.csv', rows });
    await riya.api.balance.showUpiCode({ amount: '1000' });
    await arjun.api.imports.undo({ id });
    return () => arjun.api.expenses.create(sofa);
  },
  async 'a recurring expense'() {
    await riya.api.recurring.create({ ...sofa, category: 'rent', every: 'month', startsOn: '2027-03-17' });
    await app.runScheduled('record-recurring-expenses');
    return () => arjun.api.expenses.create(sofa);
  },
  async 'the balance turned off and on'() {
    await riya.api.balance.changeSplitting({ isOn: false });
    return () => riya.api.balance.changeSplitting({ isOn: true });
  },
  async 'a settlement, deleted'() {
    const { id } = await riya.api.balance.createSettlement({ amount: '1000', method: 'cash' });
    return () => riya.api.balance.deleteSettlement({ id });
  },
  async 'the partner leaving and joining again'() {
    await riya.api.couples.leave({ password: riya.password });
    return async () => {
      const { inviteCode } = await arjun.api.couples.get();
      await riya.api.couples.join({ inviteCode });
    };
  },
};

describe('never brings back a request that has ended by', () => {
  test.each(Object.entries(ends))('%s', async (_name, end) => {
    await riya.api.balance.showUpiCode({ amount: '1000' });
    expect([await listRequests(), await readState()]).toEqual([['Riya wants to pay you ₹1,000.00'], 'open']);
    const goBack = await end();
    expect(await listRequests()).toEqual([]);
    await goBack();
    expect(await riya.api.balance.read()).toMatchObject({ owedBy: riya.user.id, amount: '1000.00' });
    expect([await listRequests(), await readState()]).toEqual([[], 'ended']);
  });
});

test('leaves a request that still fits the balance', async () => {
  await riya.api.balance.showUpiCode({ amount: '500' });
  await riya.api.expenses.create({ title: 'Chai', amount: '40' });
  await arjun.api.expenses.create({ title: 'Milk', amount: '60' });
  expect([await listRequests(), await readState('500')]).toEqual([['Riya wants to pay you ₹500.00'], 'open']);
});

test('replaces the earlier request of the same member', async () => {
  for (const amount of ['1000', '1000', '700', '500']) await riya.api.balance.showUpiCode({ amount });
  expect(await listRequests()).toEqual(['Riya wants to pay you ₹500.00']);
  expect([await readState('1000'), await readState('700'), await readState('500')]).toEqual(['ended', 'ended', 'open']);
});

test('ends a request that two concurrent expenses outgrow together', async () => {
  for (let round = 0; round < 8; round += 1) {
    await riya.api.balance.showUpiCode({ amount: '600' });
    const days = ['2027-03-17', '2027-03-18'];
    const small = await Promise.all(
      days.map((spentOn) => riya.api.expenses.create({ title: 'Chai', amount: '600', spentOn })),
    );
    expect(await listRequests()).toEqual([]);
    await Promise.all(small.map(({ id }) => riya.api.expenses.delete({ id })));
    expect(await listRequests()).toEqual([]);
  }
});

test('ends a request that comes together with the expense that outgrows it', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [{ id }] = await Promise.all([
      riya.api.expenses.create({ title: 'Sofa', amount: '1000' }),
      riya.api.balance.showUpiCode({ amount: '1000' }).catch(() => undefined),
    ]);
    expect(await listRequests()).toEqual([]);
    await riya.api.expenses.delete({ id });
    expect(await listRequests()).toEqual([]);
  }
});
