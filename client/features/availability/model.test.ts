import { expect, test } from 'vitest';
import { listFreeDays, toPlannedTime } from './model.ts';

test('plans at the first half-hour that the planner offers', () => {
  const plan = (startsAt: string, endsAt: string, timezone = 'Asia/Kolkata') =>
    toPlannedTime({ startsAt, endsAt }, timezone);
  expect(plan('2026-11-25T13:45:00.000Z', '2026-11-25T17:30:00.000Z')).toEqual({
    scheduledDate: '2026-11-25',
    scheduledTime: '19:30',
    timezone: 'Asia/Kolkata',
  });
  // From 3 in the morning: the planner begins at 8.
  expect(plan('2026-11-24T21:30:00.000Z', '2026-11-25T06:30:00.000Z')).toMatchObject({
    scheduledDate: '2026-11-25',
    scheduledTime: '08:00',
  });
  expect(plan('2026-11-24T21:30:00.000Z', '2026-11-24T23:30:00.000Z')).toMatchObject({
    scheduledDate: '2026-11-25',
    scheduledTime: '19:00',
  });
  expect(plan('2026-11-25T23:00:00.000Z', '2026-11-26T03:00:00.000Z', 'America/New_York')).toEqual({
    scheduledDate: '2026-11-25',
    scheduledTime: '18:00',
    timezone: 'America/New_York',
  });
  expect(plan('2026-11-25T13:30:00.000Z', '2026-11-25T17:30:00.000Z', 'Asia/Kathmandu').timezone).toBe('Asia/Kolkata');
});

const zone = { timezone: 'Asia/Kolkata', nowIso: '2026-11-30T10:00:00.000Z', count: 3 };
const evening = (day: number, from = '13:30', to = '17:30') => ({
  startsAt: `2026-12-0${day}T${from}:00.000Z`,
  endsAt: `2026-12-0${day}T${to}:00.000Z`,
});
const freeDays = (times: Parameters<typeof listFreeDays>[0], change: Partial<typeof zone> = {}) =>
  listFreeDays(times, { ...zone, ...change }).map(
    ({ scheduledDate, scheduledTime }) => `${scheduledDate} ${scheduledTime}`,
  );

test('proposes the next days on which both are free, at the usual time', () => {
  expect(freeDays([evening(1), evening(2), evening(4), evening(5)])).toEqual([
    '2026-12-01 19:00',
    '2026-12-02 19:00',
    '2026-12-04 19:00',
  ]);
  expect(listFreeDays([evening(1)], zone)).toMatchObject([{ timezone: 'Asia/Kolkata' }]);
});

test.each([
  ['an evening that begins later', evening(1, '14:45', '17:30'), '2026-12-01 20:30'],
  ['a whole day', evening(1, '03:30', '17:30'), '2026-12-01 19:00'],
  ['an afternoon that ends in the evening', evening(1, '09:30', '13:15'), '2026-12-01 17:00'],
  ['a morning', evening(1, '03:30', '06:30'), '2026-12-01 09:00'],
])('proposes the best time of %s', (_time, free, proposed) => {
  expect(freeDays([free])).toEqual([proposed]);
});

test('names a day once, whose evening comes after its morning', () => {
  expect(freeDays([evening(1, '03:30', '06:30'), evening(1)])).toEqual(['2026-12-01 19:00']);
});

test('leaves half an hour before this evening, and none of what is over', () => {
  const tonight = { startsAt: '2026-11-30T13:30:00.000Z', endsAt: '2026-11-30T17:30:00.000Z' };
  expect(freeDays([tonight], { nowIso: '2026-11-30T13:40:00.000Z' })).toEqual(['2026-11-30 20:00']);
  expect(freeDays([tonight], { nowIso: '2026-11-30T16:00:00.000Z' })).toEqual([]);
  expect(freeDays([tonight, evening(1)], { nowIso: '2026-12-01T00:00:00.000Z' })).toEqual(['2026-12-01 19:00']);
});

test('proposes times in the member’s zone, or in India’s for one that no date has', () => {
  const london = listFreeDays([evening(1, '19:00', '23:00')], { ...zone, timezone: 'Europe/London' });
  expect(london).toEqual([{ scheduledDate: '2026-12-01', scheduledTime: '19:00', timezone: 'Europe/London' }]);
  expect(listFreeDays([evening(1)], { ...zone, timezone: 'Asia/Kathmandu' })).toMatchObject([
    { scheduledTime: '19:00', timezone: 'Asia/Kolkata' },
  ]);
});
