import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ListItemInput } from '#domain/lists/schema.ts';
import { openDatabase } from '#server/db/database.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { remindOfItems } from './reminder-service.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
let listId: string;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  at('2026-11-23T12:00');
  [riya, arjun] = await registerCouple(app);
  ({ id: listId } = await riya.api.lists.create({ title: 'House', kind: 'chores' }));
});
afterAll(() => app.close());

/** Sets the app's clock to a time in India. */
function at(indiaTime: string): void {
  app.setTime(`${indiaTime}:00+05:30`);
}

async function remindAt(indiaTime: string): Promise<void> {
  at(indiaTime);
  await remindOfItems(app.platform);
}

async function told({ api }: Person): Promise<string[]> {
  const rows = await api.notifications.list();
  return rows.filter(({ type }) => type === 'reminder').map(({ title }) => title);
}

function add(item: Partial<ListItemInput> = {}) {
  return riya.api.lists.createItem({ text: 'Gas bill', dueOn: '2026-11-25', ...item, listId });
}

test('reminds both once at nine of the due date, without an assignee', async () => {
  await add();
  await remindAt('2026-11-25T08:59');
  expect(await told(riya)).toEqual([]);
  await remindAt('2026-11-25T09:00');
  await remindAt('2026-11-25T09:02');
  for (const person of [riya, arjun]) expect(await told(person)).toEqual(['Today: Gas bill']);
});

test('reminds each at nine of their own time zone', async () => {
  await arjun.api.availability.set({ timezone: 'America/New_York', hours: [] });
  await add();
  await remindAt('2026-11-25T09:00');
  expect(await told(riya)).toEqual(['Today: Gas bill']);
  expect(await told(arjun)).toEqual([]);
  await remindAt('2026-11-25T19:29');
  expect(await told(arjun)).toEqual([]);
  await remindAt('2026-11-25T19:30');
  for (const person of [riya, arjun]) expect(await told(person)).toEqual(['Today: Gas bill']);
});

test('reminds the assignee alone', async () => {
  await add({ assigneeId: riya.user.id });
  await remindAt('2026-11-25T09:00');
  expect(await told(riya)).toEqual(['Today: Gas bill']);
  expect(await told(arjun)).toEqual([]);
});

test('reminds of no item that is done, deleted, in the trash or due before', async () => {
  const { id: done } = await add({ text: 'Done' });
  const { id: deleted } = await add({ text: 'Deleted' });
  await riya.api.lists.updateItem({ id: listId, itemId: done, isDone: true });
  await riya.api.lists.deleteItem({ id: listId, itemId: deleted });
  await add({ text: 'Today, after nine', dueOn: '2026-11-23' });
  const { id: binned } = await riya.api.lists.create({ title: 'In the trash' });
  await riya.api.lists.createItem({ listId: binned, text: 'Hidden', dueOn: '2026-11-25' });
  await riya.api.lists.delete({ id: binned });
  await remindAt('2026-11-25T09:00');
  expect(await told(riya)).toEqual([]);
  await riya.api.lists.restore({ id: binned });
  await remindAt('2026-11-25T10:00');
  expect(await told(riya)).toEqual(['Today: Hidden']);
});

test('reminds late on the day after downtime, and not after it', async () => {
  await add();
  await add({ text: 'Rent', dueOn: '2026-11-26' });
  await remindAt('2026-11-26T22:00');
  expect(await told(riya)).toEqual(['Today: Rent']);
});

test('reminds of a moved date, and once of each day', async () => {
  const { id } = await add();
  await riya.api.lists.updateItem({ id: listId, itemId: id, dueOn: '2026-11-27' });
  await remindAt('2026-11-25T09:00');
  expect(await told(riya)).toEqual([]);
  await remindAt('2026-11-27T09:00');
  expect(await told(riya)).toEqual(['Today: Gas bill']);
});

test('reminds once from several servers at once', async () => {
  for (let count = 0; count < 12; count += 1) await add({ text: `Chore ${count}` });
  const second = openDatabase({ url: app.database.url });
  const servers = [app.platform, { ...app.platform, db: second.db }];
  at('2026-11-25T09:00');
  await Promise.all([...servers, ...servers].map((platform) => remindOfItems(platform)));
  await second.close();
  for (const person of [riya, arjun]) expect(await told(person)).toHaveLength(12);
});

test('reminds the one who stays of what the other had', async () => {
  await add({ assigneeId: arjun.user.id });
  await arjun.api.couples.leave();
  await remindAt('2026-11-25T09:00');
  expect(await told(riya)).toEqual(['Today: Gas bill']);
  expect(await told(arjun)).toEqual([]);
});
