import { expect, test } from 'vitest';
import type { DateEvent } from '#domain/dates/schema.ts';
import { describeSeries, groupSeries, weekOf } from './series-model.ts';

const dateOf = (id: string, change: Partial<DateEvent> = {}): DateEvent => ({
  id,
  title: 'Dinner',
  description: null,
  scheduledDate: '2026-11-28',
  scheduledTime: '19:00',
  timezone: 'Asia/Kolkata',
  startsAt: '2026-11-28T13:30:00.000Z',
  duration: 120,
  location: null,
  category: 'romantic_dinner',
  userId: 'riya',
  partnerResponse: 'pending',
  suggestion: null,
  seriesId: 'series',
  seriesDay: '2026-11-28',
  ownFields: [],
  reactions: [],
  commentCount: 0,
  createdAt: '2026-11-25T06:30:00.000Z',
  updatedAt: '2026-11-25T06:30:00.000Z',
  ...change,
});

test('shows a series as one row, but for dates that differ', () => {
  const single = { seriesId: null, seriesDay: null };
  const dates = [
    dateOf('a'),
    dateOf('b', single),
    dateOf('c'),
    dateOf('d', { ownFields: ['title'] }),
    dateOf('e', { suggestion: { scheduledDate: '2026-12-20', scheduledTime: '19:00' } }),
    dateOf('f', single),
    dateOf('g', { seriesId: 'other' }),
    dateOf('h'),
  ];
  const groups = groupSeries(dates).map(({ date, later }) => [date.id, ...later.map(({ id }) => id)].join(''));
  expect(groups).toEqual(['ach', 'b', 'd', 'e', 'f', 'g']);
});

test('counts the weeks of a month, the last one as the fifth', () => {
  expect(['01', '07', '08', '14', '15', '21', '22', '28', '29', '31'].map((day) => weekOf(`2026-12-${day}`))).toEqual([
    1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
  ]);
});

test.each([
  [{ every: 'day', interval: 1, on: 'day', until: '2026-10-19' }, ['2026-10-11'], 'Every day until 19 October 2026'],
  [{ every: 'week', interval: 1, on: 'day', until: null }, ['2026-11-28'], 'Every Saturday'],
  [{ every: 'week', interval: 1, on: 'day', until: null }, [], 'Every week'],
  [
    { every: 'week', interval: 2, on: 'day', until: '2027-01-31' },
    ['2026-11-28'],
    'Every 2 weeks until 31 January 2027',
  ],
  [{ every: 'month', interval: 1, on: 'day', until: null }, ['2026-11-28'], 'Every month on the 28th'],
  [{ every: 'month', interval: 1, on: 'day', until: null }, ['2027-02-28', '2027-03-31'], 'Every month on the 31st'],
  [{ every: 'month', interval: 1, on: 'day', until: null }, ['2027-02-28', '2027-03-30'], 'Every month on the 30th'],
  [{ every: 'month', interval: 1, on: 'day', until: null }, ['2026-11-30'], 'Every month'],
  [
    { every: 'month', interval: 3, on: 'weekday', until: null },
    ['2026-11-14'],
    'Every 3 months on the second Saturday',
  ],
  [
    { every: 'month', interval: 1, on: 'weekday', until: null },
    ['2026-11-28', '2027-01-30'],
    'Every month on the last Saturday',
  ],
] as const)('describes %j on %j as %s', (rule, days, words) => {
  expect(describeSeries({ id: 'series', ...rule }, days)).toBe(words);
});
