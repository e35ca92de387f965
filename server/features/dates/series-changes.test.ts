import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DateEvent } from '#domain/dates/schema.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { listDays, listNotices, planDinners, saturdays, statusOf } from '#tests/support/records/date-series.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  // Wednesday, noon in India.
  app.setTime('2026-11-25T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const list = () => riya.api.dates.list();
const shown = async (...fields: (keyof DateEvent)[]) =>
  (await list()).map((date) => fields.map((field) => date[field]));

test('changes one date alone, which keeps that when the series changes', async () => {
  const [first, second] = await planDinners(riya);
  await riya.api.dates.update({ id: second.id, title: 'Birthday dinner', scheduledTime: '18:00' });
  await riya.api.dates.update({
    id: first.id,
    title: 'Thali',
    location: 'Agashiye',
    scheduledTime: '21:00',
    scope: 'all',
  });
  expect(await shown('title', 'location', 'scheduledTime')).toEqual([
    ['Thali', 'Agashiye', '21:00'],
    ['Birthday dinner', 'Agashiye', '18:00'],
    ['Thali', 'Agashiye', '21:00'],
    ['Thali', 'Agashiye', '21:00'],
  ]);
  expect(new Set(await shown('seriesId'))).toHaveLength(4);
  expect(new Set((await list()).map(({ seriesId }) => seriesId))).toEqual(new Set([first.seriesId]));
});

test('changes only what differs from the date that was edited', async () => {
  const [first, second] = await planDinners(riya);
  await riya.api.dates.update({ id: second.id, title: 'Birthday dinner' });
  const { title, scheduledTime, duration, category } = second;
  await riya.api.dates.update({
    id: second.id,
    scheduledTime,
    duration,
    category,
    scope: 'all',
    title: 'Birthday dinner',
    location: 'Home',
  });
  expect(await shown('title', 'location')).toEqual([
    [title, 'Home'],
    ['Birthday dinner', 'Home'],
    [title, 'Home'],
    [title, 'Home'],
  ]);
  await riya.api.dates.update({ id: first.id, location: 'Home', scope: 'all' });
  expect(await listNotices(arjun)).toEqual(['Riya changed a date', 'Riya asks you on a date']);
});

test('makes this and the following dates a series of their own, moved by as many days', async () => {
  const [, second, third] = await planDinners(riya);
  await riya.api.dates.update({ id: third.id, scheduledDate: '2026-12-10' });
  const moved = await riya.api.dates.update({
    id: second.id,
    scheduledDate: '2026-12-06',
    scheduledTime: '13:00',
    scope: 'following',
  });
  expect(moved).toMatchObject({ scheduledDate: '2026-12-06', scheduledTime: '13:00' });
  expect(moved.seriesId).not.toBe(second.seriesId);
  expect(await shown('scheduledDate', 'scheduledTime', 'seriesId')).toEqual([
    ['2026-11-28', '20:00', second.seriesId],
    ['2026-12-06', '13:00', moved.seriesId],
    ['2026-12-10', '13:00', moved.seriesId],
    ['2026-12-20', '13:00', moved.seriesId],
  ]);
  expect(await riya.api.dates.series({ id: String(second.seriesId) })).toMatchObject({ until: '2026-12-04' });
  expect(await riya.api.dates.series({ id: String(moved.seriesId) })).toMatchObject({ until: '2026-12-20' });
  await riya.api.dates.update({ id: moved.id, title: 'Lunch', scope: 'all' });
  expect((await shown('title')).flat()).toEqual(['Dinner', 'Lunch', 'Lunch', 'Lunch']);
});

test('rejects another day for all, and unknown scopes', async () => {
  const [first] = await planDinners(riya);
  const path = `/date-events/${first.id}`;
  expect(await statusOf(riya, 'PATCH', path, { scheduledDate: '2026-11-29', scope: 'all' })).toBe(400);
  expect(await statusOf(riya, 'PATCH', path, { title: 'Thali', scope: 'none' })).toBe(400);
  expect(await statusOf(arjun, 'PATCH', `${path}/respond`, { status: 'accepted', scope: 'none' })).toBe(400);
  expect(await statusOf(riya, 'DELETE', `${path}?scope=none`)).toBe(400);
  expect(await listDays(riya)).toEqual(saturdays);
});

test('answers a date, this and the following ones, or all, but not those answered alone', async () => {
  const [, second, third] = await planDinners(riya);
  await arjun.api.dates.respond({ id: third.id, status: 'rejected' });
  await arjun.api.dates.respond({ id: second.id, status: 'maybe', scope: 'following' });
  const answers = async () => (await shown('partnerResponse')).flat();
  expect(await answers()).toEqual(['pending', 'maybe', 'rejected', 'maybe']);
  await arjun.api.dates.respond({ id: second.id, status: 'accepted', scope: 'all' });
  expect(await answers()).toEqual(['accepted', 'accepted', 'rejected', 'accepted']);
  expect(await listNotices(riya)).toEqual(['Arjun said yes', 'Arjun cannot make it']);
  // Another time is another invitation to all of them.
  await riya.api.dates.update({ id: second.id, scheduledTime: '19:00', scope: 'all' });
  expect(await answers()).toEqual(['pending', 'pending', 'pending', 'pending']);
  await arjun.api.dates.respond({ id: second.id, status: 'accepted', scope: 'all' });
  expect(await answers()).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
});

test('leaves dates that have begun as they are', async () => {
  const [first, second] = await planDinners(riya);
  app.setTime('2026-12-05T15:00:00Z');
  await riya.api.dates.update({ id: first.id, title: 'Thali', scope: 'all' });
  expect((await shown('title')).flat()).toEqual(['Dinner', 'Dinner', 'Thali', 'Thali']);
  await riya.api.dates.delete({ id: second.id, scope: 'all' });
  expect(await listDays(riya)).toEqual(['2026-11-28', '2026-12-05']);
});

test('deletes this and the following dates or all, and restores them with the series', async () => {
  const [first, , third] = await planDinners(riya);
  const seriesId = String(first.seriesId);
  expect(await statusOf(riya, 'DELETE', `/date-events/${third.id}?scope=following`)).toBe(204);
  expect(await listDays(riya)).toEqual(saturdays.slice(0, 2));
  expect(await riya.api.dates.series({ id: seriesId })).toMatchObject({ until: '2026-12-11' });
  await arjun.api.dates.restore({ id: third.id, scope: 'following' });
  expect(await listDays(riya)).toEqual(saturdays);
  expect(await riya.api.dates.series({ id: seriesId })).toMatchObject({ until: '2026-12-19' });
  expect(await statusOf(riya, 'DELETE', `/date-events/${first.id}?scope=all`)).toBe(204);
  expect(await listDays(riya)).toEqual([]);
  await riya.api.dates.restore({ id: third.id });
  expect(await listDays(riya)).toEqual(['2026-12-12']);
  expect(await listNotices(arjun)).toEqual([
    'Riya brought a date back',
    'Riya cancelled a date',
    'Riya cancelled a date',
  ]);
});

test('takes a scope for a date of its own as this date', async () => {
  const { id } = await riya.api.dates.create({ title: 'Film', scheduledDate: '2026-12-31' });
  await riya.api.dates.update({ id, title: 'Movie', scope: 'all' });
  await arjun.api.dates.respond({ id, status: 'accepted', scope: 'following' });
  expect(await list()).toMatchObject([{ title: 'Movie', partnerResponse: 'accepted', seriesId: null }]);
  await riya.api.dates.delete({ id, scope: 'following' });
  expect(await listDays(riya)).toEqual([]);
});

test('keeps a suggested time of one date when the series changes', async () => {
  const [first, second] = await planDinners(riya);
  await arjun.api.dates.suggest({ id: second.id, scheduledDate: '2026-12-07', scheduledTime: '21:00' });
  await riya.api.dates.acceptSuggestion({ id: second.id });
  await riya.api.dates.update({ id: first.id, scheduledTime: '19:00', scope: 'all' });
  expect(await shown('scheduledDate', 'scheduledTime')).toEqual([
    ['2026-11-28', '19:00'],
    ['2026-12-07', '21:00'],
    ['2026-12-12', '19:00'],
    ['2026-12-19', '19:00'],
  ]);
});

test('keeps changes of two partners to one series at once', async () => {
  const [first, second, third, fourth] = await planDinners(riya);
  await Promise.all([
    riya.api.dates.update({ id: first.id, title: 'Thali', scope: 'all' }),
    arjun.api.dates.update({ id: fourth.id, location: 'Agashiye', scope: 'all' }),
    riya.api.dates.update({ id: second.id, description: 'Early', scope: 'all' }),
    arjun.api.dates.respond({ id: third.id, status: 'maybe', scope: 'all' }),
  ]);
  for (const date of await list())
    expect(date).toMatchObject({ title: 'Thali', location: 'Agashiye', description: 'Early' });
});
