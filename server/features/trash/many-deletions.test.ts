import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { trashedRecords } from '#domain/registry/records.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makePremium, registerCouple, type Person } from '#tests/support/people.ts';
import { kindOf } from '#tests/support/records/kinds.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2026-11-28T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
  await makePremium(app, riya);
});
afterAll(() => app.close());

/** Records of Riya that Arjun sees and can delete: all but her notes and private expenses. */
const kinds = trashedRecords
  .map(({ trash }) => trash.kind)
  .filter((kind) => kind !== 'note' && kind !== 'private_expense');
const nouns: Readonly<Record<(typeof kinds)[number], string>> = {
  date: 'dates',
  memory: 'memories',
  expense: 'expenses',
  goal: 'savings goals',
  list: 'lists',
  important_date: 'important dates',
};
const sentence = (count: number, noun: string) =>
  `Arjun moved ${count} of your ${noun} to Recently Deleted. You can bring them back until 28 December 2026.`;

async function create(kind: (typeof kinds)[number], count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await kindOf(kind).create(riya)).id);
  return ids;
}

const told = async ({ api }: Person) =>
  (await api.notifications.list()).filter(({ title }) => title === 'Recently Deleted').map(({ message }) => message);

test.each(kinds)('notifies the author once when the partner deletes more than ten of the kind %s', async (kind) => {
  const ids = await create(kind, 14);
  const resource = kindOf(kind);
  for (const id of ids.slice(0, 10)) await resource.delete(arjun, id);
  expect(await told(riya)).toEqual([]);
  await resource.delete(arjun, ids[10] ?? '');
  expect(await told(riya)).toEqual([sentence(11, nouns[kind])]);
  for (const id of ids.slice(11)) await resource.delete(arjun, id);
  expect(await told(riya)).toEqual([sentence(14, nouns[kind])]);
  expect(await told(arjun)).toEqual([]);
  await resource.restore(riya, ids[0] ?? '');
  await resource.restore(arjun, ids[1] ?? '');
  expect(await told(riya)).toEqual([sentence(12, nouns[kind])]);
  for (const id of ids.slice(2)) await resource.restore(arjun, id);
  expect(await told(riya)).toEqual([]);
});

test('counts records of several kinds together', async () => {
  for (const kind of kinds) for (const id of await create(kind, 2)) await kindOf(kind).delete(arjun, id);
  expect(await told(riya)).toEqual([sentence(2 * kinds.length, 'records')]);
});

test('counts one’s own records not at all, nor deletions that are more than an hour apart', async () => {
  const memories = kindOf('memory');
  for (const id of await create('memory', 12)) await memories.delete(riya, id);
  const ids = await create('memory', 12);
  for (const id of ids) {
    await memories.delete(arjun, id);
    app.advance({ minutes: 6 });
  }
  expect([await told(riya), await told(arjun)]).toEqual([[], []]);
});

test('notifies again in another hour, of its deletions alone', async () => {
  const memories = kindOf('memory');
  const ids = await create('memory', 35);
  for (const id of ids.slice(0, 12)) await memories.delete(arjun, id);
  await riya.api.notifications.markAllRead();
  app.advance({ minutes: 59 });
  for (const id of ids.slice(12, 20)) await memories.delete(arjun, id);
  expect(await told(riya)).toEqual([sentence(20, 'memories')]);
  app.advance({ minutes: 1 });
  for (const id of ids.slice(20, 30)) await memories.delete(arjun, id);
  expect(await told(riya)).toEqual([sentence(20, 'memories')]);
  await memories.delete(arjun, ids[30] ?? '');
  expect(await told(riya)).toEqual([sentence(11, 'memories'), sentence(20, 'memories')]);
});

test('notifies of 11 deletions at once, and of the dates of a series deleted together', async () => {
  const ids = await create('memory', 11);
  await Promise.all(ids.map((id) => kindOf('memory').delete(arjun, id)));
  expect(await told(riya)).toEqual([sentence(11, 'memories')]);
  const [kabir, meera] = await registerCouple(app);
  const series = { title: 'Walk', scheduledDate: '2026-12-05', repeat: { every: 'week', interval: 1 } } as const;
  const { id } = await kabir.api.dates.create(series);
  const planned = await kabir.api.dates.list();
  await meera.api.dates.delete({ id, scope: 'all' });
  expect((await told(kabir))[0]).toContain(`moved ${planned.length} of your dates to Recently Deleted.`);
});

test('leaves the count as it is when the partner restores a private expense', async () => {
  const memories = kindOf('memory');
  const ids = await create('memory', 12);
  for (const id of ids) await memories.delete(arjun, id);
  await riya.api.trash.delete({ id: ids[0] ?? '' });
  const [before] = await told(riya);
  const ring = await arjun.api.expenses.create({ title: 'Ring', amount: '450', audience: 'me' });
  await arjun.api.expenses.delete({ id: ring.id });
  await arjun.api.expenses.restore({ id: ring.id });
  expect(await told(riya)).toEqual([before]);
});
