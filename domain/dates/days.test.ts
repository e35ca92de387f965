import { expect, test } from 'vitest';
import { listCoveredDays, listPlannedDays } from './days.ts';

test.each([
  ['an evening', '2027-01-02T13:30:00.000Z', 120, ['2027-01-02']],
  ['a late film, whose end belongs to the night', '2027-01-02T17:30:00.000Z', 180, ['2027-01-02']],
  ['a night that ends at six', '2027-01-02T16:30:00.000Z', 480, ['2027-01-02']],
  ['a night that ends in the morning', '2027-01-02T16:30:00.000Z', 510, ['2027-01-02', '2027-01-03']],
  ['a weekend', '2027-01-02T02:30:00.000Z', 1440, ['2027-01-02', '2027-01-03']],
  ['an hour before six', '2027-01-01T23:30:00.000Z', 60, ['2027-01-02']],
])('lists the days of %s', (_date, startsAt, duration, days) => {
  expect(listCoveredDays({ startsAt, duration }, 'Asia/Kolkata')).toEqual(days);
});

test('lists the days in the time zone that is asked for', () => {
  const trip = { startsAt: '2027-01-02T18:00:00.000Z', duration: 1440 };
  expect(listCoveredDays(trip, 'Asia/Kolkata')).toEqual(['2027-01-02', '2027-01-03']);
  expect(listCoveredDays(trip, 'Asia/Tokyo')).toEqual(['2027-01-03']);
});

const rule = { every: 'month', interval: 1, on: 'day', until: null } as const;

test.each([
  [null, ['2027-01-31']],
  [{ ...rule, every: 'week', interval: 4 }, ['2027-01-31', '2027-02-28', '2027-03-28', '2027-04-25']],
  [rule, ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']],
  [{ ...rule, on: 'weekday' }, ['2027-01-31', '2027-02-28', '2027-03-28', '2027-04-25']],
  [{ ...rule, interval: 2, until: '2027-03-31' }, ['2027-01-31', '2027-03-31']],
  [{ ...rule, until: '2027-01-30' }, ['2027-01-31']],
] as const)('lists the days of a date that repeats by %j', (repeat, days) => {
  expect(listPlannedDays('2027-01-31', repeat, '2027-04-30')).toEqual(days);
});
