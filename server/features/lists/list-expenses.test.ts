import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

const MADE = { status: 409, code: 'expense_made', message: 'This was recorded as an expense already.' };

let app: TestApp;
let riya: Person;
let arjun: Person;
let listId: string;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2026-11-23T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
  ({ id: listId } = await riya.api.lists.create({ title: 'Groceries', kind: 'shopping' }));
});
afterAll(() => app.close());

async function buy(text: string): Promise<string> {
  const { id } = await riya.api.lists.createItem({ listId, text });
  await arjun.api.lists.updateItem({ id: listId, itemId: id, isDone: true });
  return id;
}

function record({ api }: Person, listItemIds: string[]) {
  return api.expenses.create({ title: 'Groceries', amount: '640', category: 'groceries', listItemIds });
}

async function expenseIds({ api }: Person): Promise<(string | null)[]> {
  return (await api.lists.listItems({ id: listId })).map(({ expenseId }) => expenseId);
}

test('makes one expense of bought items when both record it at once', async () => {
  const bought = [await buy('Milk'), await buy('Ghee')];
  const results = await Promise.allSettled([record(riya, bought), record(arjun, bought.slice(0, 1))]);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  expect(refused).toMatchObject([MADE]);
  const [expense, ...others] = await arjun.api.expenses.list();
  expect(others).toEqual([]);
  expect(await expenseIds(arjun)).toContain(expense?.id);
  await expect(record(arjun, bought)).rejects.toMatchObject(MADE);
  expect(await expenseIds(riya)).toEqual(await expenseIds(arjun));
});

test('leaves an item as it was edited, with its version', async () => {
  const id = await buy('Milk');
  const [before] = await riya.api.lists.listItems({ id: listId });
  const { id: expenseId } = await record(riya, [id]);
  expect(await arjun.api.lists.listItems({ id: listId })).toEqual([{ ...before, expenseId }]);
});

test('takes what is bought later into another expense', async () => {
  const first = await record(riya, [await buy('Milk')]);
  const second = await record(arjun, [await buy('Ghee')]);
  expect(new Set(await expenseIds(riya))).toEqual(new Set([first.id, second.id]));
});

test('makes another expense once the first is deleted', async () => {
  const bought = [await buy('Milk')];
  const { id } = await record(riya, bought);
  await arjun.api.expenses.delete({ id });
  const again = await record(arjun, bought);
  expect(await expenseIds(riya)).toEqual([again.id]);
});

test('accepts an expense of a paid item that was open in between', async () => {
  const id = await buy('Milk');
  await record(riya, [id]);
  await riya.api.lists.updateItem({ id: listId, itemId: id, isDone: false });
  expect(await expenseIds(arjun)).toEqual([null]);
  await riya.api.lists.updateItem({ id: listId, itemId: id, isDone: true });
  await expect(record(arjun, [id])).resolves.toMatchObject({ amount: '640.00' });
});

test.each([{ audience: 'me' as const }, { surpriseUntil: '2026-12-24' }])(
  'leaves no trace of a private expense on the list: %o',
  async (seen) => {
    const id = await buy('Milk');
    await riya.api.expenses.create({ title: 'Groceries', amount: '640', listItemIds: [id], ...seen });
    expect(await expenseIds(riya)).toEqual([null]);
    await expect(record(arjun, [id])).resolves.toMatchObject({ amount: '640.00' });
  },
);

test('records the expense of items that have gone, and touches none of another couple', async () => {
  const [meera] = await registerCouple(app);
  const id = await buy('Milk');
  await arjun.api.lists.deleteItem({ id: listId, itemId: id });
  await expect(record(riya, [id, randomUUIDv7()])).resolves.toMatchObject({ amount: '640.00' });
  const bought = await buy('Ghee');
  await record(meera, [bought]);
  expect(await expenseIds(riya)).toEqual([null]);
});

test('refuses items that are no ids', async () => {
  await expect(record(riya, ['milk'])).rejects.toMatchObject({ status: 400, code: 'invalid' });
});
