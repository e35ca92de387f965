import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

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

const rent = { title: 'Rent', amount: '18000', category: 'rent', spentOn: '2027-03-01' } as const;
const ring = { title: 'Ring', amount: '45000', category: 'gifts', spentOn: '2027-03-02', audience: 'me' } as const;
const titlesOf = async ({ api }: Person) => (await api.expenses.list()).map(({ title }) => title);
const noticesOf = async ({ api }: Person) =>
  (await api.notifications.list()).flatMap(({ kind, title }) => (kind === 'expenses_imported' ? [title] : []));

test('notifies the partner once of the rows that both see, and shows them no other row', async () => {
  const done = await riya.api.imports.create({ name: 'bank.csv', rows: [ring, rent] });
  expect(done).toMatchObject({ count: 2, ownCount: 1 });
  expect(await titlesOf(riya)).toEqual(['Ring', 'Rent']);
  expect(await titlesOf(arjun)).toEqual(['Rent']);
  expect(await riya.api.imports.list()).toMatchObject([{ id: done.id, count: 2, ownCount: 1 }]);
  expect(await arjun.api.imports.list()).toMatchObject([{ id: done.id, count: 1, ownCount: 0 }]);
  expect(await noticesOf(arjun)).toEqual(['Riya added an expense from a file']);
});

test('hides an import of private rows from the partner', async () => {
  const { id } = await riya.api.imports.create({ name: 'bank.csv', rows: [ring] });
  expect(await arjun.api.imports.list()).toEqual([]);
  expect(await noticesOf(arjun)).toEqual([]);
  await expect(arjun.api.imports.undo({ id })).rejects.toMatchObject({ status: 404 });
  const rows = [ring, rent].map(({ title, amount, spentOn }) => ({ title, amount, spentOn }));
  expect(await riya.api.imports.check({ rows })).toMatchObject({ present: [0] });
  expect(await arjun.api.imports.check({ rows })).toMatchObject({ present: [] });
});

test('undoes as much as the member sees', async () => {
  const { id } = await riya.api.imports.create({ name: 'bank.csv', rows: [ring, rent] });
  await arjun.api.imports.undo({ id });
  expect(await titlesOf(riya)).toEqual(['Ring']);
  expect(await riya.api.imports.list()).toMatchObject([{ id, count: 1, ownCount: 1 }]);
  await riya.api.imports.undo({ id });
  expect(await titlesOf(riya)).toEqual([]);
  const again = await riya.api.imports.create({ name: 'bank.csv', rows: [ring, rent] });
  await riya.api.imports.undo({ id: again.id });
  for (const person of [riya, arjun]) expect(await titlesOf(person)).toEqual([]);
});

test('moves changed private rows of an undone import to the trash of their author', async () => {
  const { id } = await riya.api.imports.create({ name: 'bank.csv', rows: [ring, { ...ring, title: 'Box' }] });
  app.advance({ seconds: 1 });
  const [, changed] = await riya.api.expenses.list();
  await riya.api.expenses.update({ id: changed?.id ?? '', amount: '1' });
  await riya.api.imports.undo({ id });
  expect(await riya.api.trash.list()).toMatchObject([{ kind: 'private_expense', id: changed?.id }]);
  expect(await arjun.api.trash.list()).toEqual([]);
});

test('moves a private row that both see since to the trash of both when the import is undone', async () => {
  const { id } = await riya.api.imports.create({ name: 'bank.csv', rows: [ring, { ...ring, title: 'Box' }] });
  app.advance({ seconds: 1 });
  const [, shown] = await riya.api.expenses.list();
  await riya.api.expenses.update({ id: shown?.id ?? '', audience: 'both' });
  await expect(arjun.api.imports.undo({ id })).rejects.toMatchObject({ status: 404 });
  expect(await titlesOf(arjun)).toHaveLength(1);
  await riya.api.imports.undo({ id });
  for (const person of [riya, arjun]) {
    expect(await titlesOf(person)).toEqual([]);
    expect(await person.api.trash.list()).toMatchObject([{ kind: 'expense', id: shown?.id }]);
  }
});

test('rejects a private row that the partner paid, with its number', async () => {
  const rows = [rent, { ...ring, paidBy: arjun.user.id }];
  await expect(riya.api.imports.create({ name: 'bank.csv', rows })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('2'),
  });
  expect(await titlesOf(riya)).toEqual([]);
});

test('takes a changed private row out of the copy when the import has no other row left', async () => {
  const { id } = await riya.api.imports.create({ name: 'bank.csv', rows: [ring] });
  app.advance({ seconds: 1 });
  const [changed] = await riya.api.expenses.list();
  await riya.api.expenses.update({ id: changed?.id ?? '', amount: '1' });
  await riya.api.imports.undo({ id });
  expect(await titlesOf(riya)).toEqual([]);
  expect(await riya.api.trash.list()).toMatchObject([{ kind: 'private_expense', id: changed?.id }]);
});

test.each([
  ['private', [ring]],
  ['of both', [rent]],
])('rejects a new import that is %s with the id of a known one', async (_what, rows) => {
  for (const known of [[ring], [rent], [ring, rent]]) {
    const id = randomUUIDv7();
    await riya.api.imports.create({ id, name: 'bank.csv', rows: known });
    const again = riya.api.imports.create({ id, name: 'again.csv', rows });
    await expect(again).rejects.toMatchObject({ status: 409, code: 'id_taken' });
  }
});

test('accepts the id of a private import of the partner, which it does not show', async () => {
  const id = randomUUIDv7();
  await riya.api.imports.create({ id, name: 'bank.csv', rows: [ring] });
  await expect(arjun.api.imports.create({ id, name: 'own.csv', rows: [rent] })).resolves.toMatchObject({ id });
});
