import { expect, test } from 'vitest';
import { toLocal } from './local-time.ts';

test.each([
  ['2026-11-25T18:45:00.000Z', 'Asia/Kolkata', '2026-11-26', '00:15'],
  ['2026-11-25T18:45:00.000Z', 'America/New_York', '2026-11-25', '13:45'],
  ['2026-11-26T19:00:00.000Z', 'Mars/Olympus', '2026-11-27', '00:30'],
])('tells day and time of %s in %s', (instant, zone, day, time) => {
  expect(toLocal(instant, zone)).toEqual({ day, time });
});
