import { expect, test } from 'vitest';
import { toLocal, toPlannedTime } from './model.ts';

test('tells day and time in a time zone', () => {
  expect(toLocal('2026-11-25T18:45:00.000Z', 'Asia/Kolkata')).toEqual({ day: '2026-11-26', time: '00:15' });
  expect(toLocal('2026-11-25T18:45:00.000Z', 'America/New_York')).toEqual({
    day: '2026-11-25',
    time: '13:45',
  });
});

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
  expect(plan('2026-11-25T13:30:00.000Z', '2026-11-25T17:30:00.000Z', 'Asia/Kathmandu').timezone).toBe(
    'Asia/Kolkata',
  );
});
