import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { sweepItems } from './reminder-service.ts';

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

async function send(path: string, body: object, method = 'POST') {
  const headers = { 'content-type': 'application/json' };
  const response = await riya.fetch(path, { method, headers, body: JSON.stringify(body) });
  return [response.status, await response.json()];
}

async function readTexts(): Promise<string[]> {
  return (await arjun.api.lists.listItems({ id: listId })).map(({ text }) => text);
}

async function notifyArjun() {
  return (await arjun.api.notifications.list()).filter(({ path }) => path.startsWith('/lists'));
}

test('says when an item was given to its assignee, and by whom', async () => {
  const given = await riya.api.lists.createItem({ listId, text: 'Milk', assigneeId: arjun.user.id });
  expect(given).toMatchObject({ assignedAt: given.createdAt, assignedBy: riya.user.id });
  const change = { id: listId, itemId: given.id };
  app.setTime('2026-11-23T07:30:00Z');
  const renamed = await arjun.api.lists.updateItem({ ...change, text: 'Milk, 1 l', updatedAt: given.updatedAt });
  expect(renamed).toMatchObject({ assignedAt: given.assignedAt, assignedBy: riya.user.id });
  const returned = await arjun.api.lists.updateItem({ ...change, assigneeId: riya.user.id });
  expect(returned).toMatchObject({
    assigneeId: riya.user.id,
    assignedAt: expect.stringContaining('2026-11-23T07:30'),
    assignedBy: arjun.user.id,
  });
  expect(await riya.api.lists.updateItem({ ...change, assigneeId: null })).toMatchObject({
    assigneeId: null,
    assignedAt: null,
    assignedBy: null,
  });
});

test('adds an item at the end of the list, for both', async () => {
  const { id } = await riya.api.lists.createItem({ listId, text: ' Milk ' });
  const second = await arjun.api.lists.createItem({
    listId,
    text: 'Ghee',
    assigneeId: riya.user.id,
    dueOn: '2026-11-30',
    repeat: { every: 'week', interval: 2 },
    inTurn: true,
  });
  expect(second).toEqual({
    id: expect.any(String),
    listId,
    text: 'Ghee',
    isDone: false,
    doneBy: null,
    doneAt: null,
    assigneeId: riya.user.id,
    assignedAt: second.createdAt,
    assignedBy: arjun.user.id,
    dueOn: '2026-11-30',
    repeat: { every: 'week', interval: 2 },
    inTurn: true,
    expenseId: null,
    position: expect.any(Number),
    createdAt: expect.stringContaining('2026-11-23T06:30'),
    updatedAt: second.createdAt,
  });
  const items = await riya.api.lists.listItems({ id: listId });
  expect(items).toEqual([expect.objectContaining({ id, text: 'Milk', repeat: null, inTurn: false }), second]);
});

test.each([
  [{}, 'Please write something.'],
  [{ text: ' ' }, 'Please write something.'],
  [{ text: 'Milk', assigneeId: randomUUIDv7() }, 'Only one of you two can be given this.'],
  [{ text: 'Milk', dueOn: '2026-02-30' }, 'Please select a valid day.'],
  [{ text: 'Milk', repeat: { every: 'year', interval: 1 } }, 'Please choose every 1 to 12 days, weeks or months.'],
  [{ text: 'Milk', repeat: { every: 'day', interval: 13 } }, 'Please choose every 1 to 12 days, weeks or months.'],
  [{ text: 'Milk', repeat: { every: 'day', interval: 0 } }, 'Please choose every 1 to 12 days, weeks or months.'],
  [{ text: 'Milk', repeat: { every: 'day', interval: 1.5 } }, 'Please enter a whole number.'],
])('rejects the item %j: %s', async (body, message) => {
  expect(await send(`/api/lists/${listId}/items`, body)).toMatchObject([400, { message }]);
});

test('accepts a text of 200 characters, and none of 201', async () => {
  expect((await send(`/api/lists/${listId}/items`, { text: 'x'.repeat(200) }))[0]).toBe(201);
  expect((await send(`/api/lists/${listId}/items`, { text: 'x'.repeat(201) }))[0]).toBe(400);
});

test('allows 500 items in a list, without deleted ones, under concurrent calls', async () => {
  await app.database.pool.query(
    `insert into list_items (couple_id, id, list_id, text, position, created_at, updated_at)
     select couple_id, gen_random_uuid(), id, 'x', each, now(), now()
     from lists, generate_series(1, 498) each where id = $1`,
    [listId],
  );
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, (_, at) => (at % 2 ? riya : arjun).api.lists.createItem({ listId, text: `${at}` })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await send(`/api/lists/${listId}/items`, { text: 'Milk' })).toMatchObject([
    403,
    {
      code: 'capacity_full',
      message: 'This list has 500 items already. Clear what is done, or start another list.',
    },
  ]);
  const [item] = await riya.api.lists.listItems({ id: listId });
  await riya.api.lists.deleteItem({ id: listId, itemId: item?.id ?? '' });
  expect((await send(`/api/lists/${listId}/items`, { text: 'Milk' }))[0]).toBe(201);
  // Restoring is no way around the limit.
  const restored = riya.api.lists.restoreItems({ id: listId, itemIds: [item?.id ?? ''] });
  await expect(restored).rejects.toMatchObject({ status: 403, code: 'capacity_full' });
  expect(await riya.api.lists.listItems({ id: listId })).toHaveLength(500);
});

test('changes single fields, and rejects a stale edit with the newer version', async () => {
  const item = await riya.api.lists.createItem({ listId, text: 'Milk', dueOn: '2026-11-30' });
  app.advance({ seconds: 1 });
  const key = { id: listId, itemId: item.id };
  const newer = await arjun.api.lists.updateItem({ ...key, text: 'Two litres of milk' });
  expect(newer).toMatchObject({ text: 'Two litres of milk', dueOn: '2026-11-30', next: null });
  const { next: _next, ...record } = newer;
  const path = `/api/lists/${listId}/items/${item.id}`;
  expect(await send(path, { text: 'Curd', updatedAt: item.updatedAt }, 'PATCH')).toEqual([
    409,
    { code: 'stale', message: expect.any(String), newer: record },
  ]);
  const cleared = await riya.api.lists.updateItem({ ...key, dueOn: null, updatedAt: newer.updatedAt });
  expect(cleared).toMatchObject({ text: 'Two litres of milk', dueOn: null });
  expect(await send(path, { text: '' }, 'PATCH')).toMatchObject([400, { message: 'Please write something.' }]);
});

test('orders items by their position', async () => {
  const [first, second] = [
    await riya.api.lists.createItem({ listId, text: 'First' }),
    await riya.api.lists.createItem({ listId, text: 'Second' }),
  ];
  const position = first.position - 1;
  await arjun.api.lists.updateItem({ id: listId, itemId: second.id, position, updatedAt: first.updatedAt });
  expect(await readTexts()).toEqual(['Second', 'First']);
  await riya.api.lists.createItem({ listId, text: 'Between', position: first.position - 0.5 });
  expect(await readTexts()).toEqual(['Second', 'Between', 'First']);
});

test('restores a deleted item unchanged within a day', async () => {
  const item = await riya.api.lists.createItem({ listId, text: 'Milk' });
  await arjun.api.lists.deleteItem({ id: listId, itemId: item.id });
  await expect(riya.api.lists.deleteItem({ id: listId, itemId: item.id })).rejects.toMatchObject({
    status: 404,
  });
  expect(await readTexts()).toEqual([]);
  expect(await riya.api.lists.restoreItems({ id: listId, itemIds: [item.id] })).toEqual({ count: 1 });
  expect(await arjun.api.lists.listItems({ id: listId })).toEqual([item]);
  await riya.api.lists.deleteItem({ id: listId, itemId: item.id });
  app.advance({ hours: 25 });
  await sweepItems(app.platform);
  expect(await riya.api.lists.restoreItems({ id: listId, itemIds: [item.id] })).toEqual({ count: 0 });
  const { rowCount } = await app.database.pool.query('select from list_items where id = $1', [item.id]);
  expect(rowCount).toBe(0);
});

test('clears the done items, or those of them that the member saw, and restores them', async () => {
  const texts = ['Milk', 'Ghee', 'Tea'];
  const items = [];
  for (const text of texts) items.push(await riya.api.lists.createItem({ listId, text }));
  const ids = items.map(({ id }) => id);
  for (const itemId of ids.slice(0, 2)) await riya.api.lists.updateItem({ id: listId, itemId, isDone: true });
  expect(await arjun.api.lists.clearDone({ id: listId, itemIds: ids.slice(1) })).toEqual({ count: 1 });
  expect(await readTexts()).toEqual(['Tea', 'Milk']);
  expect(await send(`/api/lists/${listId}/clear-done`, {})).toEqual([200, { count: 1 }]);
  expect(await riya.api.lists.clearDone({ id: listId })).toEqual({ count: 0 });
  expect(await readTexts()).toEqual(['Tea']);
  expect(await riya.api.lists.restoreItems({ id: listId, itemIds: ids })).toEqual({ count: 2 });
  expect((await readTexts()).toSorted()).toEqual(texts.toSorted());
});

test('notifies of given items, gathered within five minutes, and not of one’s own', async () => {
  const assigneeId = arjun.user.id;
  await riya.api.lists.createItem({ listId, text: 'Milk', assigneeId });
  expect(await notifyArjun()).toMatchObject([
    {
      title: `${riya.user.firstName} has something for you to do`,
      message: 'Groceries: Milk',
      path: `/lists/${listId}`,
    },
  ]);
  const item = await riya.api.lists.createItem({ listId, text: 'Ghee' });
  await riya.api.lists.updateItem({ id: listId, itemId: item.id, assigneeId });
  await riya.api.lists.updateItem({ id: listId, itemId: item.id, text: 'Desi ghee' });
  expect(await notifyArjun()).toMatchObject([{ message: '2 items on your lists', path: `/lists/${listId}` }]);
  const { id: other } = await riya.api.lists.create({ title: 'Packing' });
  await riya.api.lists.createItem({ listId: other, text: 'Charger', assigneeId });
  expect(await notifyArjun()).toMatchObject([{ message: '3 items on your lists', path: '/lists' }]);
  await arjun.api.lists.createItem({ listId, text: 'Tea', assigneeId });
  expect(await riya.api.notifications.list()).toEqual([]);
  app.advance({ minutes: 6 });
  await riya.api.lists.createItem({ listId, text: 'Rice', assigneeId });
  expect(await notifyArjun()).toHaveLength(2);
});

test('hides items from strangers, and keeps their lists apart', async () => {
  const [stranger] = await registerCouple(app);
  const item = await riya.api.lists.createItem({ listId, text: 'Milk' });
  const absent = { status: 404, message: 'Not found' };
  await expect(stranger.api.lists.listItems({ id: listId })).rejects.toMatchObject(absent);
  await expect(stranger.api.lists.createItem({ listId, text: 'Mine' })).rejects.toMatchObject(absent);
  const { id: other } = await riya.api.lists.create({ title: 'Other' });
  await expect(riya.api.lists.deleteItem({ id: other, itemId: item.id })).rejects.toMatchObject(absent);
});

test('makes an open screen of the partner refetch', async () => {
  const heard: string[][] = [];
  const unsubscribe = app.platform.live.subscribe(arjun.user.id, (message) => heard.push(message?.resources ?? []));
  await riya.api.lists.createItem({ listId, text: 'Milk' });
  await expect.poll(() => heard.flat()).toContain('lists');
  unsubscribe();
});
