import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2027-03-17T12:00:00+05:30');
});
beforeEach(async () => {
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const rent = { title: 'Rent', amount: '18000', category: 'other' as const, spentOn: '2027-03-01' };
const chai = { title: 'Chai', amount: '40.5', category: 'food' as const, spentOn: '2027-03-02' };

function send(person: Person, body: object): Promise<Response> {
  return person.fetch('/api/expense-imports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const titlesOf = async (person: Person) => (await person.api.expenses.list()).map(({ title }) => title);
const owing = async () => {
  const { owedBy, amount } = await riya.api.balance.read();
  return [owedBy, amount];
};

test.each([
  ['renamed', { title: 'Masala chai' }],
  ['re-dated', { spentOn: '2027-03-05' }],
  ['re-priced', { amount: '45' }],
])('knows an imported row whose expense was %s since', async (_change, patch) => {
  await riya.api.imports.create({ name: 'old.csv', rows: [rent, chai] });
  const [expense] = (await arjun.api.expenses.list()).filter(({ title }) => title === 'Chai');
  await arjun.api.expenses.update({ id: expense?.id ?? '', ...patch });
  const { present } = await arjun.api.imports.check({ rows: [rent, chai, chai] });
  expect(present).toEqual([0, 1]);
});

test('knows an imported row whose expense was deleted, for good as well, until the import is undone', async () => {
  const { id } = await riya.api.imports.create({ name: 'old.csv', rows: [rent, chai] });
  for (const expense of await riya.api.expenses.list()) {
    await riya.api.expenses.delete({ id: expense.id });
    await riya.api.trash.delete({ id: expense.id });
  }
  const rows = [chai, rent];
  expect((await arjun.api.imports.check({ rows })).present).toEqual([0, 1]);
  await arjun.api.imports.undo({ id });
  expect((await arjun.api.imports.check({ rows })).present).toEqual([]);
});

test('knows a title in another case and another Unicode form', async () => {
  const rows = [{ ...chai, title: 'Café क़िला'.normalize('NFC') }];
  await riya.api.imports.create({ name: 'old.csv', rows });
  const [again] = rows.map((row) => ({ ...row, title: row.title.normalize('NFD').toUpperCase() }));
  expect((await riya.api.imports.check({ rows: again ? [again] : [] })).present).toEqual([0]);
});

test('remembers the imports of both after they join', async () => {
  const meera = await registerPerson(app, 'Meera');
  const kabir = await registerPerson(app, 'Kabir');
  await meera.api.imports.create({ name: 'a.csv', rows: [rent] });
  await kabir.api.imports.create({ name: 'b.csv', rows: [rent, chai] });
  for (const { id } of await kabir.api.expenses.list()) await kabir.api.expenses.delete({ id });
  const { inviteCode } = await meera.api.couples.create({ name: 'Us' });
  await kabir.api.couples.join({ inviteCode: inviteCode ?? '' });
  const { present } = await meera.api.imports.check({ rows: [rent, rent, chai, chai] });
  expect(present).toEqual([0, 1, 2]);
});

const settled = { amount: '500', settledOn: '2027-03-17' };

test('records the payments of a file as settlements, and undoes them with it', async () => {
  await riya.api.balance.changeSplitting({ isOn: true });
  const { id, count, settlementCount } = await riya.api.imports.create({
    name: 'splitwise.csv',
    rows: [{ ...rent, spentOn: '2027-03-17' }],
    settlements: [
      { ...settled, paidBy: arjun.user.id },
      { ...settled, amount: '20.5', paidBy: riya.user.id },
    ],
  });
  expect([count, settlementCount]).toEqual([1, 2]);
  expect(await owing()).toEqual([arjun.user.id, '8520.50']);
  const settlements = await arjun.api.balance.listSettlements();
  expect(settlements.map(({ fromUserId, toUserId, amount, note }) => [fromUserId, toUserId, amount, note])).toEqual(
    expect.arrayContaining([
      [arjun.user.id, riya.user.id, '500.00', 'splitwise.csv'],
      [riya.user.id, arjun.user.id, '20.50', 'splitwise.csv'],
    ]),
  );
  await arjun.api.imports.undo({ id });
  expect(await owing()).toEqual([null, '0.00']);
  expect(await arjun.api.balance.listSettlements()).toEqual([]);
});

test('notifies the partner once of the payments of a file, and no longer once it is undone', async () => {
  await riya.api.balance.changeSplitting({ isOn: true });
  const seen = async ({ api }: Person) =>
    (await api.notifications.list()).flatMap(({ kind, title, message }) =>
      kind === 'expenses_imported' ? [[title, message]] : [],
    );
  const settlements = [
    { ...settled, paidBy: arjun.user.id },
    { ...settled, amount: '20', paidBy: riya.user.id },
  ];
  const { id } = await riya.api.imports.create({ name: 'a.csv', rows: [rent], settlements });
  const words = 'You both see what was added. For 24 hours, either of you can undo the import.';
  expect(await seen(arjun)).toEqual([['Riya added an expense from a file', `With 2 settlements. ${words}`]]);
  expect(await seen(riya)).toEqual([]);
  await riya.api.imports.undo({ id });
  expect(await seen(arjun)).toEqual([]);
  const { id: alone } = await riya.api.imports.create({ name: 'b.csv', rows: [], settlements });
  expect(await seen(arjun)).toEqual([['Riya recorded 2 settlements from a file', words]]);
  await riya.api.imports.undo({ id: alone });
  expect(await seen(arjun)).toEqual([]);
});

test('allows either to delete an imported settlement for seven days from the import', async () => {
  const settlements = ['1', '2', '3'].map((amount) => ({
    amount,
    settledOn: '2026-01-05',
    paidBy: arjun.user.id,
  }));
  await riya.api.imports.create({ name: 'a.csv', rows: [], settlements });
  const [first, second, third] = await arjun.api.balance.listSettlements();
  const until = Temporal.Instant.from(first?.deletableUntil ?? '');
  expect(until.since(app.platform.clock.now()).total('days')).toBeCloseTo(7, 2);
  await arjun.api.balance.deleteSettlement({ id: first?.id ?? '' });
  app.advance({ hours: 24 * 7 - 1 });
  await arjun.api.balance.deleteSettlement({ id: second?.id ?? '' });
  app.advance({ hours: 2 });
  await expect(arjun.api.balance.deleteSettlement({ id: third?.id ?? '' })).rejects.toMatchObject({
    code: 'settlement_final',
  });
  app.setTime('2027-03-17T12:00:00+05:30');
});

test('leaves the balance alone with settlements from before it began, as with expenses', async () => {
  await riya.api.balance.changeSplitting({ isOn: true });
  await riya.api.imports.create({
    name: 'splitwise.csv',
    rows: [rent],
    settlements: [{ amount: '9000', settledOn: '2027-03-16', paidBy: arjun.user.id }],
  });
  expect(await owing()).toEqual([null, '0.00']);
  expect(await riya.api.balance.listSettlements()).toMatchObject([{ createdAt: '2027-03-16T06:30:00.000Z' }]);
});

test('takes a file of settlements alone, and knows them when it comes again', async () => {
  await riya.api.balance.changeSplitting({ isOn: true });
  const settlements = [{ ...settled, paidBy: arjun.user.id }];
  await riya.api.imports.create({ name: 'a.csv', rows: [], settlements });
  for (const { id } of await riya.api.balance.listSettlements()) await riya.api.balance.deleteSettlement({ id });
  const asked = [...settlements, { ...settled, paidBy: riya.user.id }];
  expect(await arjun.api.imports.check({ rows: [], settlements: asked })).toEqual({
    present: [],
    presentSettlements: [0],
  });
});

test.each([
  [{ ...settled, paidBy: randomUUIDv7() }, 400, 'Row 1: Please choose one of you two as the payer.'],
  [settled, 400, 'Row 1: Please choose one of you two as the payer.'],
  [
    { ...settled, settledOn: '2027-03-19', paidBy: 'own' },
    400,
    'Row 1: An expense can be dated tomorrow at the latest.',
  ],
  [{ ...settled, amount: '0', paidBy: 'own' }, 400, 'Row 1: Please enter an amount greater than 0.'],
])('imports nothing with a settlement %j', async (row, status, message) => {
  const settlement = { ...row, ...('paidBy' in row && row.paidBy === 'own' && { paidBy: riya.user.id }) };
  const response = await send(riya, { name: 'old.csv', rows: [rent], settlements: [settlement] });
  expect([response.status, await response.json()]).toMatchObject([status, { message }]);
  expect(await titlesOf(riya)).toEqual([]);
});

test('counts settlements against their storage limit', async () => {
  const setMax = async (value: string) => {
    await app.database.pool.query(`update settings set value = $1 where key = 'max_settlements'`, [value]);
    app.advance({ minutes: 2 });
  };
  await setMax('1');
  const settlements = [
    { ...settled, paidBy: arjun.user.id },
    { ...settled, paidBy: riya.user.id },
  ];
  const refused = riya.api.imports.create({ name: 'old.csv', rows: [rent], settlements });
  await expect(refused).rejects.toMatchObject({ status: 403, code: 'capacity_full' });
  expect(await titlesOf(riya)).toEqual([]);
  await setMax('10000');
});
