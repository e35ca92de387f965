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
  app.setTime('2026-11-02T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const november = { from: '2026-11-01', to: '2026-11-30' };
const read = async ({ api }: Person, range = november) =>
  (await api.calendar.read(range)).map(({ day, time, kind, title }) => [day, time, kind, title]);

test('has dates, important dates, bills and open items, by day, those without a time first', async () => {
  const { id } = await riya.api.dates.create({
    title: 'Dinner',
    scheduledDate: '2026-11-14',
    scheduledTime: '20:00',
    duration: 90,
  });
  await riya.api.dates.create({ title: 'Walk', scheduledDate: '2026-11-14', scheduledTime: '08:00' });
  await riya.api.importantDates.create({ title: 'Wedding', date: '2020-11-14', category: 'anniversary' });
  const list = await riya.api.lists.create({ title: 'Home' });
  await riya.api.lists.createItem({
    listId: list.id,
    text: 'Gas',
    dueOn: '2026-11-13',
    assigneeId: arjun.user.id,
  });
  const done = await riya.api.lists.createItem({ listId: list.id, text: 'Milk', dueOn: '2026-11-13' });
  await riya.api.lists.updateItem({ id: list.id, itemId: done.id, isDone: true });
  const rent = await arjun.api.recurring.create({
    title: 'Rent',
    amount: '15000',
    every: 'month',
    startsOn: '2026-11-05',
  });
  const expected = [
    ['2026-11-05', null, 'bill', 'Rent'],
    ['2026-11-13', null, 'listItem', 'Gas'],
    ['2026-11-14', null, 'importantDate', 'Wedding'],
    ['2026-11-14', '08:00', 'date', 'Walk'],
    ['2026-11-14', '20:00', 'date', 'Dinner'],
  ];
  expect(await read(riya)).toEqual(expected);
  expect(await read(arjun)).toEqual(expected);
  const entries = await riya.api.calendar.read(november);
  expect(entries.find(({ title }) => title === 'Dinner')).toEqual({
    day: '2026-11-14',
    time: '20:00',
    endTime: '21:30',
    kind: 'date',
    id,
    title: 'Dinner',
    userId: riya.user.id,
  });
  expect(entries.find(({ kind }) => kind === 'bill')).toMatchObject({ id: rent.id, userId: arjun.user.id });
  expect(entries.find(({ kind }) => kind === 'listItem')).toMatchObject({ userId: arjun.user.id });
});

test('hides private dates of the partner, deleted records and another couple', async () => {
  await arjun.api.importantDates.create({
    title: 'A gift',
    date: '2026-11-20',
    category: 'other',
    isShared: false,
  });
  const list = await riya.api.lists.create({ title: 'Home' });
  await riya.api.lists.createItem({ listId: list.id, text: 'Gas', dueOn: '2026-11-13' });
  const { id } = await riya.api.dates.create({ title: 'Dinner', scheduledDate: '2026-11-14' });
  await riya.api.lists.delete({ id: list.id });
  await riya.api.dates.delete({ id });
  expect(await read(riya)).toEqual([]);
  expect(await read(arjun)).toEqual([['2026-11-20', null, 'importantDate', 'A gift']]);
  const stranger = await registerPerson(app, 'Kabir');
  expect(await read(stranger)).toEqual([]);
});

test('counts bills that are not recorded: pending days, and those to come without skipped ones', async () => {
  const power = await riya.api.recurring.create({
    title: 'Power',
    every: 'week',
    startsOn: '2026-10-26',
    isVariable: true,
  });
  const maid = await riya.api.recurring.create({
    title: 'Maid',
    amount: '500',
    every: 'week',
    startsOn: '2026-11-02',
  });
  await riya.api.recurring.skip({ id: maid.id, on: '2026-11-16' });
  const days = async (id: string) =>
    (await riya.api.calendar.read({ from: '2026-10-20', to: '2026-11-30' }))
      .filter((entry) => entry.id === id)
      .map(({ day }) => day);
  expect(await days(power.id)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  // The first one was recorded at once.
  expect(await days(maid.id)).toEqual(['2026-11-09', '2026-11-23', '2026-11-30']);
});

test('gives days and times in the member’s time zone, a date at its beginning', async () => {
  await riya.api.dates.create({
    title: 'Late film',
    scheduledDate: '2026-11-30',
    scheduledTime: '23:00',
    duration: 180,
  });
  await riya.api.dates.create({ title: 'Early', scheduledDate: '2026-11-01', scheduledTime: '08:00' });
  await arjun.api.availability.set({ timezone: 'America/New_York', hours: [] });
  expect(await read(riya)).toEqual([
    ['2026-11-01', '08:00', 'date', 'Early'],
    ['2026-11-30', '23:00', 'date', 'Late film'],
  ]);
  expect(await read(arjun)).toEqual([['2026-11-30', '12:30', 'date', 'Late film']]);
  expect(await read(riya, { from: '2026-12-01', to: '2026-12-02' })).toEqual([]);
  expect((await riya.api.calendar.read(november)).at(-1)?.endTime).toBe('02:00');
});

/** Inserts items of a new list on a day. */
async function insertItems(count: number, day: string): Promise<void> {
  const { id } = await riya.api.lists.create({ title: 'Home' });
  const { coupleId } = await riya.api.accounts.me();
  await app.database.pool.query(
    `insert into list_items (couple_id, id, list_id, text, due_on, position, created_at, updated_at)
     select $1, gen_random_uuid(), $2, 'Item ' || n % 7 || case n % 3 when 0 then ' 🎂' when 1 then ' ક' else '' end, $3, n,
       now(), now() from generate_series(1, $4::int) n`,
    [coupleId, id, day, count],
  );
}

test('returns at most 500 entries, the first of each day, and counts the others', async () => {
  await insertItems(498, '2026-11-14');
  await riya.api.dates.create({ title: 'Dinner', scheduledDate: '2026-11-14' });
  await riya.api.dates.create({ title: 'Walk', scheduledDate: '2026-11-29' });
  const all = await riya.fetch('/api/calendar?from=2026-11-01&to=2026-11-30');
  expect([((await all.json()) as unknown[]).length, all.headers.get('x-more-entries')]).toEqual([500, null]);
  await insertItems(400, '2026-11-20');
  const cut = await riya.fetch('/api/calendar?from=2026-11-01&to=2026-11-30');
  const days = ((await cut.json()) as { day: string }[]).map(({ day }) => day);
  const shown = { '2026-11-14': 16, '2026-11-20': 16, '2026-11-29': 1 };
  expect(
    Object.fromEntries([...new Set(days)].map((day) => [day, days.filter((each) => each === day).length])),
  ).toEqual(shown);
  expect(cut.headers.get('x-more-entries')).toBe(String(900 - 33));
  expect(cut.headers.get('x-next-cursor')).toBeNull();
});

test('returns a day in pages in its order, each entry once, with the number of those that follow', async () => {
  await insertItems(130, '2026-11-14');
  for (const scheduledTime of ['08:00', '08:00', '20:30'])
    await riya.api.dates.create({ title: 'Walk', scheduledDate: '2026-11-14', scheduledTime });
  await riya.api.importantDates.create({ title: 'Item 3 🎂', date: '2020-11-14', category: 'anniversary' });
  const query = 'from=2026-11-14&to=2026-11-14';
  const whole = (await (await riya.fetch(`/api/calendar?${query}`)).json()) as { id: string }[];
  for (const limit of [1, 7, 50, 133]) {
    const ids: string[] = [];
    const more: (string | null)[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const response = await riya.fetch(`/api/calendar?${query}&limit=${limit}${cursor && `&cursor=${cursor}`}`);
      ids.push(...((await response.json()) as { id: string }[]).map(({ id }) => id));
      more.push(response.headers.get('x-more-entries'));
      cursor = response.headers.get('x-next-cursor');
    }
    expect(ids).toEqual(whole.map(({ id }) => id));
    expect([more[0], more.at(-1)]).toEqual([String(134 - limit), null]);
  }
  const { id } = riya.user;
  const places = [
    ['2026-11-14', '', 'a', 'b', 'date'],
    ['0000-11-14', '', 'a', id, 'date'],
    ...['-000001-01-01T00:00:00Z', '0000-11-14', '+275760-09-12'].map((at) => ['2026-11-14', at, 'a', id, 'date']),
  ];
  const cursors = places.map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'));
  for (const cursor of ['x', ...cursors])
    expect((await riya.fetch(`/api/calendar?${query}&cursor=${cursor}`)).status).toBe(400);
});

test('rejects more than 62 days, days in the wrong order and days that do not exist', async () => {
  const status = async (query: string) => (await riya.fetch(`/api/calendar?${query}`)).status;
  expect(await status('from=2026-11-01&to=2027-01-01')).toBe(200);
  for (const query of [
    'from=2026-11-01&to=2027-01-02',
    'from=2026-11-02&to=2026-11-01',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-11-01',
    '',
  ])
    expect(await status(query)).toBe(400);
});
