import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, signInAgain, type Person } from '#tests/support/people.ts';
import {
  dinner,
  listDays,
  listNotices,
  monthly,
  planDinners,
  saturdays,
  statusOf,
  until,
  weekly,
} from '#tests/support/records/date-series.ts';
import { makeSeriesDates } from './series-making-service.ts';

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

test('plans a date for each week or month of the next 180 days, which count and are told once', async () => {
  const first = await riya.api.dates.create({ title: 'Film', scheduledDate: '2026-12-31', repeat: monthly });
  expect(first).toMatchObject({ scheduledDate: '2026-12-31', partnerResponse: 'pending' });
  expect(await listDays(riya)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  expect(new Set((await list()).map(({ seriesId }) => seriesId))).toEqual(new Set([first.seriesId]));
  expect(await riya.api.dates.series({ id: String(first.seriesId) })).toEqual({
    id: first.seriesId,
    ...monthly,
  });
  expect(await listNotices(arjun)).toEqual(['Riya asks you on a date']);
  expect((await riya.api.subscription.usageLimits()).dateEvents.used).toBe(1);
});

test.each([
  [
    'every second week',
    '2026-12-01',
    { ...weekly, interval: 2, until: '2027-01-12' },
    ['12-01', '12-15', '12-29', '01-12'],
  ],
  [
    'the second Saturday',
    '2026-12-12',
    { ...monthly, on: 'weekday', until: '2027-03-31' },
    ['12-12', '01-09', '02-13', '03-13'],
  ],
  [
    'a fifth weekday',
    '2026-12-31',
    { ...monthly, on: 'weekday', until: '2027-03-31' },
    ['12-31', '01-28', '02-25', '03-25'],
  ],
  ['one day', '2026-12-01', { ...weekly, until: '2026-12-01' }, ['12-01']],
  ['a first date far ahead', '2028-01-01', weekly, ['01-01']],
] as const)('repeats %s', async (_what, scheduledDate, repeat, expected) => {
  await riya.api.dates.create({ title: 'Film', scheduledDate, repeat });
  expect((await listDays(riya)).map((day) => day.slice(5))).toEqual(expected);
});

test('keeps the local time across daylight saving', async () => {
  await riya.api.dates.create({
    title: 'Call',
    scheduledDate: '2027-03-07',
    scheduledTime: '19:00',
    timezone: 'America/New_York',
    repeat: until('2027-03-14'),
  });
  expect((await list()).map(({ startsAt }) => startsAt)).toEqual([
    '2027-03-08T00:00:00.000Z',
    '2027-03-14T23:00:00.000Z',
  ]);
});

test('makes of a series that began in the past its first date and those from today on', async () => {
  await riya.api.dates.create({
    title: 'Walk',
    scheduledDate: '2020-01-01',
    repeat: until('2026-12-10'),
  });
  expect(await listDays(riya)).toEqual(['2020-01-01', '2026-11-25', '2026-12-02', '2026-12-09']);
});

test('makes later dates once, on two servers and after downtime, until the last day', async () => {
  const { id } = await riya.api.dates.create({
    title: 'Film',
    scheduledDate: '2026-12-31',
    repeat: { ...monthly, until: '2027-08-31' },
  });
  const [second] = (await list()).slice(1);
  await riya.api.dates.delete({ id: String(second?.id) });
  await riya.api.dates.update({ id, title: 'Movie', scope: 'all' });
  await arjun.api.dates.respond({ id, status: 'accepted', scope: 'all' });
  app.setTime('2027-04-20T06:30:00Z');
  await signInAgain(riya);
  const { platform } = app;
  await Promise.all([makeSeriesDates(platform), makeSeriesDates(platform), makeSeriesDates(platform)]);
  await makeSeriesDates(platform);
  expect(await listDays(riya)).toEqual([
    '2026-12-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
    '2027-06-30',
    '2027-07-31',
    '2027-08-31',
  ]);
  expect((await list()).at(-1)).toMatchObject({
    title: 'Movie',
    partnerResponse: 'accepted',
    userId: riya.user.id,
  });
  app.setTime('2028-04-20T06:30:00Z');
  await signInAgain(riya);
  await makeSeriesDates(platform);
  expect(await listDays(riya)).toHaveLength(8);
});

test.each([
  ['an unknown unit', { ...weekly, every: 'day' }],
  ['no interval', { ...weekly, interval: 0 }],
  ['an interval of 13', { ...weekly, interval: 13 }],
  ['half an interval', { ...weekly, interval: 1.5 }],
  ['an unknown anchor', { ...monthly, on: 'moon' }],
  ['a last day before the first date', until('2026-11-27')],
  ['a day that does not exist', until('2026-02-30')],
  ['a word', 'weekly'],
])('rejects %s', async (_what, repeat) => {
  expect(await statusOf(riya, 'POST', '/date-events', { ...dinner, repeat })).toBe(400);
  expect(await listDays(riya)).toEqual([]);
});

test('goes on making the dates of a moved series on its moved days', async () => {
  await riya.api.dates.create({
    title: 'Film',
    scheduledDate: '2026-12-12',
    repeat: { ...monthly, on: 'weekday' },
  });
  const [, second] = await list();
  await riya.api.dates.update({ id: String(second?.id), scheduledDate: '2027-01-10', scope: 'following' });
  app.setTime('2027-01-25T06:30:00Z');
  await signInAgain(riya);
  await makeSeriesDates(app.platform);
  expect(await listDays(riya)).toEqual([
    '2026-12-12',
    '2027-01-10',
    '2027-02-14',
    '2027-03-14',
    '2027-04-11',
    '2027-05-09',
    '2027-06-13',
    '2027-07-11',
  ]);
});

test('stops at a deletion of the series', async () => {
  const { id } = await riya.api.dates.create({ title: 'Film', scheduledDate: '2026-12-31', repeat: monthly });
  await riya.api.dates.delete({ id, scope: 'all' });
  app.setTime('2027-04-20T06:30:00Z');
  await signInAgain(riya);
  await makeSeriesDates(app.platform);
  expect(await listDays(riya)).toEqual([]);
});

test('hides series from others, and lets a leaving planner take theirs along', async () => {
  const [first] = await planDinners(arjun);
  const id = String(first.seriesId);
  const stranger = await registerPerson(app, 'Kabir');
  await expect(stranger.api.dates.series({ id })).rejects.toMatchObject({ status: 404 });
  await arjun.api.couples.leave({ password: arjun.password });
  expect(await listDays(arjun)).toEqual(saturdays);
  expect(await arjun.api.dates.series({ id })).toMatchObject({ every: 'week' });
  await expect(riya.api.dates.series({ id })).rejects.toMatchObject({ status: 404 });
});
