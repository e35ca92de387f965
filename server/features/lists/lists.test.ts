import { randomUUIDv7 } from 'node:crypto';
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
  app.setTime('2026-11-23T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

async function send(person: Person, path: string, body: object, method = 'POST') {
  const headers = { 'content-type': 'application/json' };
  const response = await person.fetch(path, { method, headers, body: JSON.stringify(body) });
  return [response.status, await response.json()];
}

test('creates a list for both, with the kind other by default', async () => {
  const list = await riya.api.lists.create({ title: ' Groceries ', kind: 'shopping' });
  expect(list).toEqual({
    id: expect.any(String),
    title: 'Groceries',
    kind: 'shopping',
    itemCount: 0,
    openCount: 0,
    createdAt: expect.stringContaining('2026-11-23T06:30'),
    updatedAt: list.createdAt,
  });
  expect(await arjun.api.lists.list()).toEqual([list]);
  expect((await arjun.api.lists.create({ title: 'Diu' })).kind).toBe('other');
});

test('creates the couple of a member without one', async () => {
  const alone = await registerPerson(app, 'Meera');
  expect(await alone.api.lists.list()).toEqual([]);
  const { id } = await alone.api.lists.create({ title: 'Books' });
  expect(await alone.api.lists.list()).toMatchObject([{ id }]);
});

test.each([
  [{}, 'Please enter a title for your list.'],
  [{ title: '  ' }, 'Please enter a title for your list.'],
  [{ title: 'Home', kind: 'car' }, 'Please choose the kind of the list.'],
])('rejects the list %j: %s', async (body, message) => {
  expect(await send(riya, '/api/lists', body)).toMatchObject([400, { message }]);
});

test('accepts a title of 100 characters, and none of 101', async () => {
  expect((await riya.api.lists.create({ title: 'x'.repeat(100) })).title).toHaveLength(100);
  expect((await send(riya, '/api/lists', { title: 'x'.repeat(101) }))[0]).toBe(400);
});

test('lists the latest changed first, with the numbers of all and of open items', async () => {
  const { id: first } = await riya.api.lists.create({ title: 'First' });
  app.advance({ minutes: 1 });
  const { id: second } = await riya.api.lists.create({ title: 'Second' });
  const order = async () => (await arjun.api.lists.list()).map(({ id }) => id);
  expect(await order()).toEqual([second, first]);
  app.advance({ minutes: 1 });
  const { id: itemId } = await arjun.api.lists.createItem({ listId: first, text: 'Ghee' });
  expect(await order()).toEqual([first, second]);
  app.advance({ minutes: 1 });
  await arjun.api.lists.update({ id: second, title: 'Second, renamed' });
  expect(await order()).toEqual([second, first]);
  app.advance({ minutes: 1 });
  await riya.api.lists.createItem({ listId: first, text: 'Besan' });
  await riya.api.lists.updateItem({ id: first, itemId, isDone: true });
  expect(await arjun.api.lists.list()).toMatchObject([
    { id: first, itemCount: 2, openCount: 1 },
    { id: second, title: 'Second, renamed', itemCount: 0 },
  ]);
});

test('accepts an edit of a list whose items changed meanwhile', async () => {
  const list = await riya.api.lists.create({ title: 'Home' });
  app.advance({ minutes: 1 });
  await arjun.api.lists.createItem({ listId: list.id, text: 'Bulbs' });
  const renamed = await riya.api.lists.update({ id: list.id, title: 'House', updatedAt: list.updatedAt });
  expect(renamed).toMatchObject({ title: 'House', itemCount: 1 });
});

test('allows a hundred lists of the two, without those in the trash, under concurrent calls', async () => {
  await Promise.all(
    Array.from({ length: 98 }, (_, at) => (at % 2 ? riya : arjun).api.lists.create({ title: `List ${at}` })),
  );
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, (_, at) => (at % 2 ? riya : arjun).api.lists.create({ title: `More ${at}` })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await send(riya, '/api/lists', { title: 'One more' })).toEqual([
    403,
    { code: 'capacity_full', message: 'You have 100 lists already. Delete one that you no longer need.' },
  ]);
  const [list] = await riya.api.lists.list();
  await arjun.api.lists.delete({ id: list?.id ?? '' });
  expect((await send(riya, '/api/lists', { title: 'One more' }))[0]).toBe(201);
  // Restoring is no way around the limit.
  expect((await send(arjun, `/api/lists/${list?.id ?? ''}/restore`, {}))[0]).toBe(403);
  expect(await riya.api.lists.list()).toHaveLength(100);
  const [other] = await riya.api.lists.list();
  await riya.api.lists.delete({ id: other?.id ?? '' });
  await riya.api.lists.restore({ id: list?.id ?? '' });
  expect(await riya.api.lists.list()).toHaveLength(100);
});

test('restores a deleted list with its items, and deletes them with it for good', async () => {
  const list = await riya.api.lists.create({ title: 'Diu' });
  await riya.api.lists.createItem({ listId: list.id, text: 'Sunscreen' });
  await arjun.api.lists.delete({ id: list.id });
  expect(await riya.api.lists.list()).toEqual([]);
  await expect(riya.api.lists.listItems({ id: list.id })).rejects.toMatchObject({ status: 404 });
  expect(await riya.api.lists.restore({ id: list.id })).toMatchObject({
    title: 'Diu',
    createdAt: list.createdAt,
    itemCount: 1,
    openCount: 1,
  });
  expect(await arjun.api.lists.listItems({ id: list.id })).toMatchObject([{ text: 'Sunscreen' }]);
  await arjun.api.lists.delete({ id: list.id });
  await riya.api.trash.delete({ id: list.id });
  const { rowCount } = await app.database.pool.query('select from list_items where list_id = $1', [list.id]);
  expect(rowCount).toBe(0);
});

test('takes a repeated creation by the client’s id once', async () => {
  const id = randomUUIDv7();
  await riya.api.lists.create({ id, title: 'Once' });
  await expect(riya.api.lists.create({ id, title: 'Once' })).rejects.toMatchObject({ code: 'id_taken' });
  expect(await arjun.api.lists.list()).toMatchObject([{ id }]);
});

test('leaves a partner their lists and what they wrote in others, and takes along one’s own lists', async () => {
  const { id: hers } = await riya.api.lists.create({ title: 'Hers' });
  const { id: his } = await arjun.api.lists.create({ title: 'His' });
  await arjun.api.lists.createItem({ listId: his, text: 'Chai' });
  await riya.api.lists.createItem({ listId: his, text: 'Wire' });
  await arjun.api.couples.leave();
  const lists = await riya.api.lists.list();
  expect(lists.map(({ title, itemCount }) => `${title} ${itemCount}`).toSorted()).toEqual(['Hers 0', 'His 1']);
  expect(lists.map(({ id }) => id)).toContain(hers);
  expect(await arjun.api.lists.listItems({ id: his })).toMatchObject([{ text: 'Chai' }, { text: 'Wire' }]);
});

test('keeps the ticks and items of a deleted account without the member', async () => {
  const { id } = await riya.api.lists.create({ title: 'Home' });
  const item = await arjun.api.lists.createItem({ listId: id, text: 'Rent', assigneeId: arjun.user.id });
  await arjun.api.lists.updateItem({ id, itemId: item.id, isDone: true });
  await arjun.api.accounts.deleteAccount({ password: arjun.password });
  expect(await riya.api.lists.listItems({ id })).toMatchObject([{ isDone: true, doneBy: null, assigneeId: null }]);
});

test('accepts no new list while the trash holds five hundred', async () => {
  const { coupleId } = await riya.api.accounts.me();
  await app.database.pool.query(
    `insert into deleted_shared_records (couple_id, kind, id, record, deleted_at)
     select $1, 'list', gen_random_uuid(), '{}', now() from generate_series(1, 500)`,
    [coupleId],
  );
  expect((await send(riya, '/api/lists', { title: 'One more' }))[0]).toBe(403);
  await app.database.pool.query('delete from deleted_shared_records where couple_id = $1', [coupleId]);
  expect((await send(riya, '/api/lists', { title: 'One more' }))[0]).toBe(201);
});
