import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, registerCouple, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2027-03-17T12:00:00+05:30');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const listTitles = async () => (await arjun.api.notifications.list()).map(({ title }) => title);
const listMessages = async () => (await arjun.api.notifications.list()).map(({ message }) => message);

async function giveItems(count: number) {
  const { id } = await riya.api.lists.create({ title: 'Home', kind: 'chores' });
  const items = [];
  for (let item = 1; item <= count; item += 1)
    items.push(await riya.api.lists.createItem({ listId: id, text: `Chore ${item}`, assigneeId: arjun.user.id }));
  return { id, items };
}

test('names the day of a question once the day is over, as long as it can be answered', async () => {
  const { question } = await riya.api.dailyQuestion.get();
  await riya.api.dailyQuestion.answer({ questionId: question.id, text: 'Rain' });
  expect(await listTitles()).toEqual(['Riya has answered today’s question']);
  app.advance({ hours: 24 * 12 });
  expect(await listTitles()).toEqual(['Riya has answered the question of Wednesday, 17 March']);
  await arjun.api.dailyQuestion.answer({ questionId: question.id, text: 'Kites' });
  expect(await listTitles()).toEqual([]);
});

test('hides a question of a former couple', async () => {
  const { question } = await riya.api.dailyQuestion.get();
  await riya.api.dailyQuestion.answer({ questionId: question.id, text: 'Rain' });
  await app.database.pool.query(`update couple_members set joined_at = '2027-03-19T12:00:00+05:30'`);
  expect(await listTitles()).toEqual([]);
  await expect(arjun.api.dailyQuestion.answer({ questionId: question.id, text: 'Kites' })).rejects.toMatchObject({
    status: 404,
  });
});

test('counts the given items that are still open for their reader', async () => {
  const { id, items } = await giveItems(3);
  expect(await listMessages()).toEqual(['3 items on your lists']);
  const [first, second, third] = items.map((item) => ({ id, itemId: item.id }));
  if (!first || !second || !third) throw new Error('three items are given');
  await arjun.api.lists.updateItem({ ...first, isDone: true });
  expect(await listMessages()).toEqual(['2 items on your lists']);
  const { updatedAt } = await riya.api.lists.updateItem({ ...second, assigneeId: riya.user.id });
  expect(await listMessages()).toEqual(['One item on your lists']);
  await riya.api.lists.updateItem({ ...second, assigneeId: arjun.user.id, updatedAt });
  expect(await listMessages()).toEqual(['2 items on your lists']);
  await arjun.api.lists.updateItem({ ...second, isDone: true });
  await riya.api.lists.updateItem({ ...third, assigneeId: riya.user.id });
  expect(await listMessages()).toEqual([]);
  expect(await arjun.api.notifications.unread()).toMatchObject({ hasOtherUnread: false });
});

test('hides a single item that is given back', async () => {
  const { id, items } = await giveItems(1);
  expect(await listTitles()).toEqual(['Riya has something for you to do']);
  await riya.api.lists.updateItem({ id, itemId: items[0]?.id ?? '', assigneeId: riya.user.id });
  expect(await listTitles()).toEqual([]);
});

test('fills each page while there are more, whatever requests have ended between', async () => {
  await makePremium(app, riya);
  const dates = [];
  for (let day = 1; day <= 12; day += 1) {
    const scheduledDate = `2027-04-${String(day).padStart(2, '0')}`;
    dates.push(await riya.api.dates.create({ title: `Dinner ${day}`, scheduledDate }));
  }
  for (const [place, { id }] of dates.entries())
    if (place % 4 !== 0) await arjun.api.dates.respond({ id, status: 'maybe' });
  const pages: number[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const response = await arjun.fetch(`/api/notifications?limit=2${query}`);
    pages.push(((await response.json()) as unknown[]).length);
    cursor = response.headers.get('x-next-cursor');
  } while (cursor !== null);
  expect(pages).toEqual([2, 1]);
});
