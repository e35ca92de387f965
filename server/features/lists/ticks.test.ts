import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nextItemId } from '#domain/lists/rules.ts';
import type { ListItemInput } from '#domain/lists/schema.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
let listId: string;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2027-01-25T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
  ({ id: listId } = await riya.api.lists.create({ title: 'House', kind: 'chores' }));
});
afterAll(() => app.close());

const weekly = { every: 'week', interval: 1 } as const;

function add(item: Partial<ListItemInput> = {}) {
  return riya.api.lists.createItem({ text: 'Bins', ...item, listId });
}

function set(person: Person, itemId: string, isDone: boolean) {
  return person.api.lists.updateItem({ id: listId, itemId, isDone });
}

const readItems = () => arjun.api.lists.listItems({ id: listId });

test('ticks an item with who did it when, and lists it after the open ones', async () => {
  const { id } = await add();
  await add({ text: 'Plants' });
  const ticked = await set(arjun, id, true);
  expect(ticked).toMatchObject({
    isDone: true,
    doneBy: arjun.user.id,
    doneAt: expect.stringContaining('2027-01-25T06:30'),
    next: null,
  });
  expect((await readItems()).map(({ text }) => text)).toEqual(['Plants', 'Bins']);
  expect(await set(riya, id, false)).toMatchObject({ isDone: false, doneBy: null, doneAt: null });
});

test('changes nothing in ticking what is done, also from an old version', async () => {
  const item = await add();
  app.advance({ minutes: 1 });
  const ticked = await set(arjun, item.id, true);
  app.advance({ minutes: 1 });
  const again = { id: listId, itemId: item.id, isDone: true, updatedAt: item.updatedAt };
  expect(await riya.api.lists.updateItem(again)).toEqual(ticked);
});

test('makes the next item of a repeated one once, after its due date', async () => {
  const { id } = await add({ dueOn: '2027-01-20', repeat: weekly });
  const { next } = await set(riya, id, true);
  expect(next).toMatchObject({ text: 'Bins', dueOn: '2027-01-27', isDone: false, repeat: weekly });
  expect((await set(arjun, id, true)).next).toEqual(next);
  expect(await readItems()).toHaveLength(2);
});

test('counts months from the day of the first due date, also after a shorter month', async () => {
  const repeat = { every: 'month', interval: 1 } as const;
  let { id } = await add({ dueOn: '2027-01-31', repeat });
  const days: (string | null | undefined)[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { next } = await set(riya, id, true);
    days.push(next?.dueOn);
    id = next?.id ?? '';
  }
  expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
});

test('counts from today without a due date', async () => {
  const { id } = await add({ repeat: { every: 'day', interval: 3 } });
  expect((await set(riya, id, true)).next).toMatchObject({ dueOn: '2027-01-28' });
});

test('gives the next one to the other in turn, and notifies them', async () => {
  const { id } = await add({ repeat: weekly, inTurn: true });
  const { next } = await set(riya, id, true);
  expect(next).toMatchObject({ assigneeId: arjun.user.id, assignedBy: riya.user.id, inTurn: true });
  expect(await arjun.api.notifications.list()).toMatchObject([{ message: 'House: Bins' }]);
  const after = await set(riya, next?.id ?? '', true);
  expect(after.next).toMatchObject({ assigneeId: riya.user.id });
});

test('takes the next one back when it is unticked, and makes it again when it is ticked again', async () => {
  const { id } = await add({ repeat: weekly, inTurn: true });
  const { next } = await set(riya, id, true);
  expect((await set(riya, id, false)).next).toBeNull();
  expect(await readItems()).toMatchObject([{ id, isDone: false }]);
  expect(await arjun.api.notifications.list()).toEqual([]);
  expect((await set(arjun, id, true)).next).toMatchObject({ id: next?.id, assigneeId: riya.user.id });
});

test('keeps a next one that the partner has changed, and makes no second one', async () => {
  const { id } = await add({ repeat: weekly });
  const { next } = await set(riya, id, true);
  const key = { id: listId, itemId: next?.id ?? '' };
  await arjun.api.lists.updateItem({ ...key, text: 'Bins and paper' });
  await set(riya, id, false);
  expect((await readItems()).map(({ text }) => text)).toEqual(['Bins', 'Bins and paper']);
  expect((await set(riya, id, true)).next).toMatchObject({ id: next?.id, text: 'Bins and paper' });
  expect(await readItems()).toHaveLength(2);
});

test('keeps a next one that is done itself', async () => {
  const { id } = await add({ repeat: weekly });
  const { next } = await set(riya, id, true);
  await set(arjun, next?.id ?? '', true);
  await set(riya, id, false);
  expect(await readItems()).toHaveLength(3);
});

test('makes a next one again that was deleted, after unticking', async () => {
  const { id } = await add({ repeat: weekly });
  const { next } = await set(riya, id, true);
  await arjun.api.lists.deleteItem({ id: listId, itemId: next?.id ?? '' });
  expect((await set(riya, id, true)).next).toBeNull();
  await set(riya, id, false);
  expect((await set(riya, id, true)).next).toMatchObject({ id: next?.id });
});

test('makes one tick and one next of 16 concurrent ticks of both', async () => {
  const { id } = await add({ repeat: weekly });
  const answers = await Promise.all(Array.from({ length: 16 }, (_, at) => set(at % 2 ? riya : arjun, id, true)));
  expect(new Set(answers.map(({ next, doneBy }) => `${next?.id} ${doneBy}`)).size).toBe(1);
  expect(await readItems()).toHaveLength(2);
});

test('leaves one item and at most one next after concurrent ticks and unticks', async () => {
  const { id } = await add({ repeat: weekly });
  await Promise.all(Array.from({ length: 16 }, (_, at) => set(at % 2 ? riya : arjun, id, at % 3 !== 0)));
  const items = await readItems();
  const isDone = items.find((item) => item.id === id)?.isDone;
  expect(items).toHaveLength(isDone ? 2 : 1);
});

test('makes a tick with one key once, and answers its repetition with the next one', async () => {
  const { id } = await add({ repeat: weekly });
  const send = () =>
    riya.fetch(`/api/lists/${listId}/items/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'idempotency-key': `tick:${id}` },
      body: JSON.stringify({ isDone: true }),
    });
  const [one, other] = await Promise.all([send(), send()]);
  const bodies = [await one.json(), await other.json()];
  expect(bodies[0]).toMatchObject({ isDone: true, next: { isDone: false } });
  expect(bodies[1]).toEqual(bodies[0]);
  expect(await readItems()).toHaveLength(2);
});

test('ticks a repeating item of a full list in which nothing else is done', async () => {
  const { id } = await add({ repeat: weekly });
  await app.database.pool.query(
    `insert into list_items (couple_id, id, list_id, text, position, created_at, updated_at)
     select couple_id, gen_random_uuid(), list_id, 'Item', number, created_at, updated_at
     from list_items, generate_series(1, 499) as number where id = $1`,
    [id],
  );
  const { isDone, next } = await set(arjun, id, true);
  expect([isDone, next?.isDone]).toEqual([true, false]);
  expect((await readItems()).map((item) => item.id)).toEqual(expect.arrayContaining([id, next?.id]));
});

test('makes room for the next item of a full list by clearing what was done first', async () => {
  const { id } = await add({ repeat: weekly });
  const done = await add({ text: 'Old' });
  await set(riya, done.id, true);
  await app.database.pool.query(
    `insert into list_items (couple_id, id, list_id, text, position, created_at, updated_at)
     select couple_id, gen_random_uuid(), list_id, 'Item', number, created_at, updated_at
     from list_items, generate_series(1, 498) as number where id = $1`,
    [id],
  );
  const { next } = await set(arjun, id, true);
  const items = await readItems();
  expect(items).toHaveLength(500);
  expect(items.map((item) => item.id)).toEqual(expect.arrayContaining([id, next?.id]));
  expect(items.map((item) => item.id)).not.toContain(done.id);
});

test('makes the next item beside others with the id that devices expect, in this list or another', async () => {
  const other = await arjun.api.lists.create({ title: 'Other' });
  for (const planted of [other.id, listId]) {
    const { id } = await riya.api.lists.createItem({ listId, text: 'Bins', repeat: weekly });
    const taken = await arjun.api.lists.createItem({ listId: planted, id: nextItemId(id), text: 'Taken' });
    const { next } = await set(riya, id, true);
    expect(next).toMatchObject({ text: 'Bins', isDone: false });
    expect(next?.id).not.toBe(taken.id);
    expect((await set(arjun, id, true)).next).toEqual(next);
    expect((await set(arjun, id, false)).next).toBeNull();
    const items = await riya.api.lists.listItems({ id: planted });
    expect(items.find((item) => item.id === taken.id)).toMatchObject({ text: 'Taken' });
  }
});
