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

const titlesOf = async (person: Person) => (await person.api.expenses.list()).map(({ title }) => title);
const trashOf = async (person: Person) => (await person.api.trash.list()).map(({ title }) => title);
const owing = async () => {
  const { owedBy, amount } = await riya.api.balance.read();
  return [owedBy, amount];
};

test('records a file’s rows as regular expenses, each with its day, payer and split', async () => {
  await riya.api.balance.changeSplitting({ isOn: true, default: { kind: 'percent', payer: 60 } });
  const done = await riya.api.imports.create({
    name: 'splitwise.csv',
    rows: [
      { ...rent, spentOn: '2027-03-17' },
      { ...chai, spentOn: '2027-03-17', paidBy: arjun.user.id, split: { kind: 'amounts', payer: '30' } },
    ],
  });
  expect(done).toMatchObject({ name: 'splitwise.csv', count: 2, userId: riya.user.id });
  const undoable = Temporal.Instant.from(done.createdAt).until(done.undoableUntil);
  expect(undoable.total('hours')).toBe(24);
  expect(await arjun.api.expenses.list()).toMatchObject([
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
  expect(await arjun.api.imports.list()).toEqual([done]);
});

test('finds rows that already exist by day, amount and title, as many as there are', async () => {
  await arjun.api.expenses.create({ ...chai, amount: '40.50' });
  const rows = [rent, { ...chai, title: 'CHAI' }, chai, { ...chai, amount: '41' }, { ...chai, spentOn: '2027-03-03' }];
  expect(await riya.api.imports.check({ rows })).toEqual({ present: [1], presentSettlements: [] });
  await arjun.api.expenses.create(chai);
  expect(await riya.api.imports.check({ rows })).toEqual({ present: [1, 2], presentSettlements: [] });
  expect(await (await registerPerson(app)).api.imports.check({ rows })).toEqual({
    present: [],
    presentSettlements: [],
  });
});

test('lets either undo it as a whole, and moves changed expenses to the trash', async () => {
  await riya.api.balance.changeSplitting({ isOn: true });
  await arjun.api.expenses.create({ title: 'Dinner', amount: '100', spentOn: '2027-03-17' });
  const before = await owing();
  const { id } = await riya.api.imports.create({
    name: 'old.csv',
    rows: [
      rent,
      chai,
      { ...chai, title: 'Mango', spentOn: '2027-03-17' },
      { ...rent, title: 'Trip', spentOn: '2027-03-17' },
    ],
  });
  expect(await owing()).not.toEqual(before);
  const [trip, mango] = (await riya.api.expenses.list()).filter(({ title }) => title !== 'Dinner');
  app.advance({ hours: 1 });
  await arjun.api.expenses.update({ id: trip?.id ?? '', amount: '900' });
  await arjun.api.expenses.delete({ id: mango?.id ?? '' });
  await arjun.api.imports.undo({ id });
  expect(await titlesOf(riya)).toEqual(['Dinner']);
  expect(await owing()).toEqual(before);
  expect((await trashOf(riya)).toSorted()).toEqual(['Mango', 'Trip']);
  expect(await riya.api.imports.list()).toEqual([]);
  await riya.api.expenses.restore({ id: trip?.id ?? '' });
  expect(await titlesOf(riya)).toEqual(['Trip', 'Dinner']);
});

test('accepts one of sixteen concurrent undos, and restores the balance', async () => {
  await riya.api.balance.changeSplitting({ isOn: true });
  const rows = [
    { ...rent, spentOn: '2027-03-17' },
    { ...chai, spentOn: '2027-03-18' },
  ];
  await riya.api.imports.create({ name: 'kept.csv', rows });
  const { id } = await riya.api.imports.create({ name: 'old.csv', rows });
  const before = await riya.api.expenses.list();
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

test('imports once when it is sent again with its key', async () => {
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
  [{ ...chai, category: 'lunch' }, 'Row 2: Please select a category.'],
  [{ ...chai, paidBy: randomUUIDv7() }, 'Row 2: Please choose one of you two as the payer.'],
  [{ ...chai, split: { kind: 'amounts', payer: '41' } }, 'Row 2: The payer’s share can be at most the amount.'],
  [{ ...chai, title: 'Ch\u0000ai' }, 'Please check what you entered'],
])('imports nothing with a row %j: %s', async (row, message) => {
  const response = await send(riya, { name: 'old.csv', rows: [rent, row] });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  expect(await titlesOf(riya)).toEqual([]);
  expect(await riya.api.imports.list()).toEqual([]);
});

test.each([
  [{ name: 'old.csv', rows: [] }, 'Please import 1 to 10,000 expenses at once.'],
  [{ name: 'old.csv' }, 'Please import 1 to 10,000 expenses at once.'],
  [{ name: ' ', rows: [rent] }, 'Please give the name of the file.'],
])('rejects an import %j: %s', async (body, message) => {
  const response = await send(riya, body);
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test('notifies once of a budget that it exceeds', async () => {
  await riya.api.budgets.change({ category: 'total', monthlyAmount: '1000' });
  const rows = Array.from({ length: 30 }, (_, place) => ({ ...chai, title: `Chai ${place}` }));
  await riya.api.imports.create({ name: 'old.csv', rows });
  const told = (await arjun.api.notifications.list()).filter(({ kind }) => kind === 'budget_reached');
  expect(told).toHaveLength(1);
});

test('tells the partner once of an import, until it is undone', async () => {
  const { id } = await riya.api.imports.create({ name: 'old.csv', rows: [chai, { ...chai, title: 'Chai again' }] });
  expect(await arjun.api.notifications.list()).toMatchObject([
    {
      title: 'Riya added 2 expenses from a file',
      message: 'You both see what was added. For 24 hours, either of you can undo the import.',
      path: '/finances',
    },
  ]);
  expect(await riya.api.notifications.list()).toEqual([]);
  await riya.api.imports.undo({ id });
  expect(await arjun.api.notifications.list()).toEqual([]);
});

test('rejects an import above a member’s storage limit', async () => {
  const setMax = async (value: string) => {
    await app.database.pool.query(`update settings set value = $1 where key = 'max_expenses'`, [value]);
    app.advance({ minutes: 2 });
  };
  await setMax('3');
  await riya.api.expenses.create({ title: 'Tea', amount: '10' });
  const refused = riya.api.imports.create({ name: 'old.csv', rows: [rent, chai, chai] });
  await expect(refused).rejects.toMatchObject({ status: 403, code: 'capacity_full' });
  expect(await titlesOf(riya)).toEqual(['Tea']);
  await riya.api.imports.create({ name: 'old.csv', rows: [rent, chai] });
  expect(await titlesOf(riya)).toHaveLength(3);
  await setMax('100000');
});

test('allows a member to undo imports after they take their records along', async () => {
  const { id } = await arjun.api.imports.create({ name: 'old.csv', rows: [rent] });
  await arjun.api.couples.leave({ password: arjun.password });
  expect(await riya.api.imports.list()).toEqual([]);
  await arjun.api.imports.undo({ id });
  expect(await titlesOf(arjun)).toEqual([]);
});

test('allows undoing for 24 hours, and by the two alone', async () => {
  const { id } = await riya.api.imports.create({ name: 'old.csv', rows: [rent] });
  const stranger = await registerPerson(app);
  await stranger.api.expenses.create({ title: 'Tea', amount: '10' });
  await expect(stranger.api.imports.undo({ id })).rejects.toMatchObject({ status: 404 });
  app.advance({ hours: 24 });
  await expect(riya.api.imports.undo({ id })).rejects.toMatchObject({
    status: 409,
    code: 'import_final',
    message: 'An import can be undone for 24 hours.',
  });
  expect(await titlesOf(riya)).toEqual(['Rent']);
  expect(await riya.api.imports.list()).toHaveLength(1);
});

// A cluster on one machine takes longer for the inserts than the statement timeout.
test.skipIf(inject('testDatabase').adminUrls.length > 1)(
  'checks, imports and undoes 10,000 rows within the time limit of a statement',
  async () => {
    await riya.api.balance.changeSplitting({ isOn: true });
    const first = Temporal.PlainDate.from('2017-03-18');
    const rows = Array.from({ length: 10_000 }, (_, place) => ({
      title: `ચા અને નાસ્તો ${place}`,
      amount: `${place + 1}.25`,
      category: 'food' as const,
      spentOn: first.add({ days: place % 3650 }).toString(),
      paidBy: place % 2 ? riya.user.id : arjun.user.id,
    }));
    expect((await riya.api.imports.check({ rows })).present).toEqual([]);
    const { id, count } = await riya.api.imports.create({ name: 'all.csv', rows });
    expect(count).toBe(10_000);
    expect((await riya.api.imports.check({ rows })).present).toHaveLength(10_000);
    expect(await riya.api.expenses.sum()).toEqual({ count: 10_000, total: '50007500.00' });
    await arjun.api.imports.undo({ id });
    expect(await riya.api.expenses.sum()).toMatchObject({ count: 0 });
  },
  60_000,
);
