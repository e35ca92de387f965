import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
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

function send(person: Person, body: object, key?: string): Promise<Response> {
  return person.fetch('/api/expense-imports', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
}

const titlesOf = async (person: Person) =>
  (await person.api.finances.listExpenses()).map(({ title }) => title);
const binOf = async (person: Person) => (await person.api.bin.list()).map(({ title }) => title);
const owing = async () => {
  const { owedBy, amount } = await riya.api.finances.balance();
  return [owedBy, amount];
};

test('a file’s rows are expenses like any others, each with its day, payer and split', async () => {
  await riya.api.finances.changeSplitting({ isOn: true, default: { kind: 'percent', payer: 60 } });
  const done = await riya.api.expenseImports.create({
    name: 'splitwise.csv',
    rows: [
      { ...rent, spentOn: '2027-03-17' },
      { ...chai, spentOn: '2027-03-17', paidBy: arjun.user.id, split: { kind: 'amounts', payer: '30' } },
    ],
  });
  expect(done).toMatchObject({ name: 'splitwise.csv', count: 2, userId: riya.user.id });
  const undoable = Temporal.Instant.from(done.createdAt).until(done.undoableUntil);
  expect(undoable.total('hours')).toBe(24);
  expect(await arjun.api.finances.listExpenses()).toMatchObject([
    {
      title: 'Chai',
      amount: '40.50',
      category: 'food',
      userId: riya.user.id,
      paidBy: arjun.user.id,
      shares: [
        { userId: arjun.user.id, amount: '30.00' },
        { userId: riya.user.id, amount: '10.50' },
      ],
    },
    { title: 'Rent', paidBy: riya.user.id, split: { kind: 'percent', payer: 60 } },
  ]);
  expect(await owing()).toEqual([arjun.user.id, '7189.50']);
  expect(await arjun.api.expenseImports.list()).toEqual([done]);
});

test('which rows are there already: of the same day, amount and title, as many as there are', async () => {
  await arjun.api.finances.createExpense({ ...chai, amount: '40.50' });
  const rows = [
    rent,
    { ...chai, title: 'CHAI' },
    chai,
    { ...chai, amount: '41' },
    { ...chai, spentOn: '2027-03-03' },
  ];
  expect(await riya.api.expenseImports.check({ rows })).toEqual({ present: [1], presentSettlements: [] });
  await arjun.api.finances.createExpense(chai);
  expect(await riya.api.expenseImports.check({ rows })).toEqual({ present: [1, 2], presentSettlements: [] });
  expect(await (await registerPerson(app)).api.expenseImports.check({ rows })).toEqual({
    present: [],
    presentSettlements: [],
  });
});

test('either undoes it as a whole; what was changed since waits in the bin', async () => {
  await riya.api.finances.changeSplitting({ isOn: true });
  await arjun.api.finances.createExpense({ title: 'Dinner', amount: '100', spentOn: '2027-03-17' });
  const before = await owing();
  const { id } = await riya.api.expenseImports.create({
    name: 'old.csv',
    rows: [
      rent,
      chai,
      { ...chai, title: 'Mango', spentOn: '2027-03-17' },
      { ...rent, title: 'Trip', spentOn: '2027-03-17' },
    ],
  });
  expect(await owing()).not.toEqual(before);
  const [trip, mango] = (await riya.api.finances.listExpenses()).filter(({ title }) => title !== 'Dinner');
  app.advance({ hours: 1 });
  await arjun.api.finances.updateExpense({ id: trip?.id ?? '', amount: '900' });
  await arjun.api.finances.deleteExpense({ id: mango?.id ?? '' });
  await arjun.api.expenseImports.undo({ id });
  expect(await titlesOf(riya)).toEqual(['Dinner']);
  expect(await owing()).toEqual(before);
  expect((await binOf(riya)).toSorted()).toEqual(['Mango', 'Trip']);
  expect(await riya.api.expenseImports.list()).toEqual([]);
  await riya.api.finances.restoreExpense({ id: trip?.id ?? '' });
  expect(await titlesOf(riya)).toEqual(['Trip', 'Dinner']);
});

test('of sixteen who undo it at once one does, and the balance is as before', async () => {
  await riya.api.finances.changeSplitting({ isOn: true });
  const rows = [
    { ...rent, spentOn: '2027-03-17' },
    { ...chai, spentOn: '2027-03-18' },
  ];
  await riya.api.expenseImports.create({ name: 'kept.csv', rows });
  const { id } = await riya.api.expenseImports.create({ name: 'old.csv', rows });
  const before = await riya.api.finances.listExpenses();
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, place) =>
      (place % 2 ? riya : arjun).fetch(`/api/expense-imports/${id}`, { method: 'DELETE' }),
    ),
  );
  const count = (asked: number) => answers.filter(({ status }) => status === asked).length;
  expect([count(204), count(404)]).toEqual([1, 15]);
  expect(before).toHaveLength(4);
  expect(await titlesOf(riya)).toHaveLength(2);
  expect(await owing()).toEqual([arjun.user.id, '9020.25']);
});

test('sent again with its key it is imported once', async () => {
  const body = { id: randomUUIDv7(), name: 'old.csv', rows: [rent, chai] };
  const answers = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const response = await send(riya, body, 'import');
      return [response.status, await response.json()] as const;
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject([201, { id: body.id, count: 2 }]);
  expect(await titlesOf(riya)).toEqual(['Chai', 'Rent']);
  expect((await send(riya, body)).status).toBe(409);
});

test.each([
  [{ ...chai, amount: '' }, 'Row 2: Please fill in all required fields.'],
  [{ ...chai, amount: '-3' }, 'Row 2: Please enter an amount greater than 0.'],
  [{ ...chai, title: ' ' }, 'Row 2: Please fill in all required fields.'],
  [{ ...chai, spentOn: '31/12/2026' }, 'Row 2: Please select a valid date.'],
  [{ ...chai, spentOn: '2027-03-19' }, 'Row 2: An expense can be dated tomorrow at the latest.'],
  [{ ...chai, category: 'rent' }, 'Row 2: Please select a category.'],
  [{ ...chai, paidBy: randomUUIDv7() }, 'Row 2: Please choose one of you two as the payer.'],
  [
    { ...chai, split: { kind: 'amounts', payer: '41' } },
    'Row 2: The payer’s share can be at most the amount.',
  ],
  [{ ...chai, title: 'Ch\u0000ai' }, 'Please check what you entered'],
])('a row %j imports nothing: %s', async (row, message) => {
  const response = await send(riya, { name: 'old.csv', rows: [rent, row] });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  expect(await titlesOf(riya)).toEqual([]);
  expect(await riya.api.expenseImports.list()).toEqual([]);
});

test.each([
  [{ name: 'old.csv', rows: [] }, 'Please import 1 to 10,000 expenses at once.'],
  [{ name: 'old.csv' }, 'Please import 1 to 10,000 expenses at once.'],
  [{ name: ' ', rows: [rent] }, 'Please give the name of the file.'],
])('an import %j is refused: %s', async (body, message) => {
  const response = await send(riya, body);
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test('a budget that it passes is told once', async () => {
  await riya.api.finances.changeBudget({ category: 'total', monthlyAmount: '1000' });
  const rows = Array.from({ length: 30 }, (_, place) => ({ ...chai, title: `Chai ${place}` }));
  await riya.api.expenseImports.create({ name: 'old.csv', rows });
  expect(await arjun.api.notifications.list()).toHaveLength(1);
});

test('what would be more than a member can keep is not imported', async () => {
  const setMax = async (value: string) => {
    await app.database.pool.query(`update settings set value = $1 where key = 'max_expenses'`, [value]);
    app.advance({ minutes: 2 });
  };
  await setMax('3');
  await riya.api.finances.createExpense({ title: 'Tea', amount: '10' });
  const refused = riya.api.expenseImports.create({ name: 'old.csv', rows: [rent, chai, chai] });
  await expect(refused).rejects.toMatchObject({ status: 403, code: 'capacity_full' });
  expect(await titlesOf(riya)).toEqual(['Tea']);
  await riya.api.expenseImports.create({ name: 'old.csv', rows: [rent, chai] });
  expect(await titlesOf(riya)).toHaveLength(3);
  await setMax('100000');
});

test('who takes their records along can undo their imports still', async () => {
  const { id } = await arjun.api.expenseImports.create({ name: 'old.csv', rows: [rent] });
  await arjun.api.couples.leave();
  expect(await riya.api.expenseImports.list()).toEqual([]);
  await arjun.api.expenseImports.undo({ id });
  expect(await titlesOf(arjun)).toEqual([]);
});

test.each([
  ['renamed', { title: 'Masala chai' }],
  ['re-dated', { spentOn: '2027-03-05' }],
  ['re-priced', { amount: '45' }],
])('knows an imported row whose expense was %s since', async (_change, patch) => {
  await riya.api.expenseImports.create({ name: 'old.csv', rows: [rent, chai] });
  const [expense] = (await arjun.api.finances.listExpenses()).filter(({ title }) => title === 'Chai');
  await arjun.api.finances.updateExpense({ id: expense?.id ?? '', ...patch });
  const { present } = await arjun.api.expenseImports.check({ rows: [rent, chai, chai] });
  expect(present).toEqual([0, 1]);
});

test('knows an imported row whose expense was deleted, for good as well, until the import is undone', async () => {
  const { id } = await riya.api.expenseImports.create({ name: 'old.csv', rows: [rent, chai] });
  for (const expense of await riya.api.finances.listExpenses()) {
    await riya.api.finances.deleteExpense({ id: expense.id });
    await riya.api.bin.delete({ id: expense.id });
  }
  const rows = [chai, rent];
  expect((await arjun.api.expenseImports.check({ rows })).present).toEqual([0, 1]);
  await arjun.api.expenseImports.undo({ id });
  expect((await arjun.api.expenseImports.check({ rows })).present).toEqual([]);
});

test('knows a title in another case and another Unicode form', async () => {
  const rows = [{ ...chai, title: 'Café क़िला'.normalize('NFC') }];
  await riya.api.expenseImports.create({ name: 'old.csv', rows });
  const [again] = rows.map((row) => ({ ...row, title: row.title.normalize('NFD').toUpperCase() }));
  expect((await riya.api.expenseImports.check({ rows: again ? [again] : [] })).present).toEqual([0]);
});

test('remembers the imports of both after they join', async () => {
  const meera = await registerPerson(app, 'Meera');
  const kabir = await registerPerson(app, 'Kabir');
  await meera.api.expenseImports.create({ name: 'a.csv', rows: [rent] });
  await kabir.api.expenseImports.create({ name: 'b.csv', rows: [rent, chai] });
  for (const { id } of await kabir.api.finances.listExpenses())
    await kabir.api.finances.deleteExpense({ id });
  const { inviteCode } = await meera.api.couples.create({ name: 'Us' });
  await kabir.api.couples.join({ inviteCode: inviteCode ?? '' });
  const { present } = await meera.api.expenseImports.check({ rows: [rent, rent, chai, chai] });
  expect(present).toEqual([0, 1, 2]);
});

const settled = { amount: '500', settledOn: '2027-03-17' };

test('records the payments of a file as settlements, and undoes them with it', async () => {
  await riya.api.finances.changeSplitting({ isOn: true });
  const { id, count, settlementCount } = await riya.api.expenseImports.create({
    name: 'splitwise.csv',
    rows: [{ ...rent, spentOn: '2027-03-17' }],
    settlements: [
      { ...settled, paidBy: arjun.user.id },
      { ...settled, amount: '20.5', paidBy: riya.user.id },
    ],
  });
  expect([count, settlementCount]).toEqual([1, 2]);
  expect(await owing()).toEqual([arjun.user.id, '8520.50']);
  const settlements = await arjun.api.finances.listSettlements();
  expect(
    settlements.map(({ fromUserId, toUserId, amount, note }) => [fromUserId, toUserId, amount, note]),
  ).toEqual(
    expect.arrayContaining([
      [arjun.user.id, riya.user.id, '500.00', 'splitwise.csv'],
      [riya.user.id, arjun.user.id, '20.50', 'splitwise.csv'],
    ]),
  );
  await arjun.api.expenseImports.undo({ id });
  expect(await owing()).toEqual([null, '0.00']);
  expect(await arjun.api.finances.listSettlements()).toEqual([]);
});

test('leaves the balance alone with settlements from before it began, as with expenses', async () => {
  await riya.api.finances.changeSplitting({ isOn: true });
  await riya.api.expenseImports.create({
    name: 'splitwise.csv',
    rows: [rent],
    settlements: [{ amount: '9000', settledOn: '2027-03-16', paidBy: arjun.user.id }],
  });
  expect(await owing()).toEqual([null, '0.00']);
  expect(await riya.api.finances.listSettlements()).toMatchObject([
    { createdAt: '2027-03-16T06:30:00.000Z' },
  ]);
});

test('takes a file of settlements alone, and knows them when it comes again', async () => {
  await riya.api.finances.changeSplitting({ isOn: true });
  const settlements = [{ ...settled, paidBy: arjun.user.id }];
  await riya.api.expenseImports.create({ name: 'a.csv', rows: [], settlements });
  for (const { id } of await riya.api.finances.listSettlements())
    await riya.api.finances.deleteSettlement({ id });
  const asked = [...settlements, { ...settled, paidBy: riya.user.id }];
  expect(await arjun.api.expenseImports.check({ rows: [], settlements: asked })).toEqual({
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
])('a settlement %j imports nothing', async (row, status, message) => {
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
  const refused = riya.api.expenseImports.create({ name: 'old.csv', rows: [rent], settlements });
  await expect(refused).rejects.toMatchObject({ status: 403, code: 'capacity_full' });
  expect(await titlesOf(riya)).toEqual([]);
  await setMax('10000');
});

test('it can be undone for 24 hours, and by the two alone', async () => {
  const { id } = await riya.api.expenseImports.create({ name: 'old.csv', rows: [rent] });
  const stranger = await registerPerson(app);
  await stranger.api.finances.createExpense({ title: 'Tea', amount: '10' });
  await expect(stranger.api.expenseImports.undo({ id })).rejects.toMatchObject({ status: 404 });
  app.advance({ hours: 24 });
  await expect(riya.api.expenseImports.undo({ id })).rejects.toMatchObject({
    status: 409,
    code: 'import_final',
    message: 'An import can be undone for 24 hours.',
  });
  expect(await titlesOf(riya)).toEqual(['Rent']);
  expect(await riya.api.expenseImports.list()).toHaveLength(1);
});

// A cluster on one machine takes longer to insert them than a statement may last.
test.skipIf(inject('testDatabase').adminUrls.length > 1)(
  '10,000 rows are checked, imported and undone in less than 10 seconds each',
  async () => {
    await riya.api.finances.changeSplitting({ isOn: true });
    const first = Temporal.PlainDate.from('2017-03-18');
    const rows = Array.from({ length: 10_000 }, (_, place) => ({
      title: `ચા અને નાસ્તો ${place}`,
      amount: `${place + 1}.25`,
      category: 'food' as const,
      spentOn: first.add({ days: place % 3650 }).toString(),
      paidBy: place % 2 ? riya.user.id : arjun.user.id,
    }));
    const timed = async <T>(work: Promise<T>): Promise<T> => {
      const from = performance.now();
      const result = await work;
      expect(performance.now() - from).toBeLessThan(10_000);
      return result;
    };
    expect((await timed(riya.api.expenseImports.check({ rows }))).present).toEqual([]);
    const { id, count } = await timed(riya.api.expenseImports.create({ name: 'all.csv', rows }));
    expect(count).toBe(10_000);
    expect((await timed(riya.api.expenseImports.check({ rows }))).present).toHaveLength(10_000);
    expect(await riya.api.finances.sumExpenses()).toEqual({ count: 10_000, total: '50007500.00' });
    await timed(arjun.api.expenseImports.undo({ id }));
    expect(await riya.api.finances.sumExpenses()).toMatchObject({ count: 0 });
  },
  60_000,
);
