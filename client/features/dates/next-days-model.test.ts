import { expect, test } from 'vitest';
import { listDays, listNextDays } from './next-days-model.ts';

const usual = '19:00';

test('offers this evening and the next weekend', () => {
  expect(listNextDays('2026-11-25T06:00:00Z', usual)).toEqual([
    { label: 'Tonight', day: '2026-11-25', time: '19:00' },
    { label: 'Saturday', day: '2026-11-28' },
    { label: 'Sunday', day: '2026-11-29' },
  ]);
});

test.each([
  ['a Saturday', '2026-11-28T06:00:00Z', ['Tonight 2026-11-28', 'Sunday 2026-11-29']],
  ['a Sunday', '2026-11-29T06:00:00Z', ['Tonight 2026-11-29', 'Saturday 2026-12-05']],
  ['a late Saturday', '2026-11-28T18:00:00Z', ['Sunday 2026-11-29']],
  ['a Saturday that is still Friday in UTC', '2026-11-27T19:00:00Z', ['Tonight 2026-11-28', 'Sunday 2026-11-29']],
])('names no day twice on %s', (_, now, expected) => {
  expect(listNextDays(now, usual).map(({ label, day }) => `${label} ${day}`)).toEqual(expected);
});

test.each([
  ['the usual time in the afternoon', '2026-11-25T10:00:00Z', '12:00', '19:00'],
  ['the first slot with half an hour of notice', '2026-11-25T13:40:00Z', '19:00', '20:00'],
  ['the last slot', '2026-11-25T17:00:00Z', '19:00', '23:00'],
  ['the chosen time of this evening', '2026-11-25T10:00:00Z', '21:30', '21:30'],
])('proposes %s', (_, now, chosen, time) => {
  expect(listNextDays(now, chosen)[0]).toMatchObject({ label: 'Tonight', time });
});

test.each(['2026-11-25T17:01:00Z', '2026-11-25T18:29:00Z'])('offers no evening at %s', (now) => {
  expect(listNextDays(now, usual).map(({ label }) => label)).toEqual(['Saturday', 'Sunday']);
});

test('offers first the evenings when both are free, and no day twice', () => {
  const free = (scheduledDate: string, scheduledTime = '19:00') =>
    ({ scheduledDate, scheduledTime, timezone: 'Asia/Kolkata' }) as const;
  const labels = (...days: Parameters<typeof listDays>[2]) =>
    listDays('2026-11-30T06:00:00Z', usual, days).map(({ label }) => label);
  expect(labels(free('2026-12-01'), free('2026-12-02'))).toEqual([
    'Tue 1 Dec, both free',
    'Wed 2 Dec, both free',
    'Tonight',
    'Saturday',
    'Sunday',
  ]);
  expect(labels(free('2026-11-30', '20:30'), free('2026-12-05', '09:00'))).toEqual([
    'Tonight, both free',
    'Sat 5 Dec, both free',
    'Sunday',
  ]);
  expect(labels(free('2026-11-30', '15:00'))[0]).toBe('Mon 30 Nov, both free');
  expect(labels()).toEqual(['Tonight', 'Saturday', 'Sunday']);
});
