import { expect, test } from 'vitest';
import { toPlannedTime } from './model.ts';

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
