import { expect, test } from 'vitest';
import { isExhausted, MAX_FAILURES, waitMs, withClock } from './attempts.ts';

const now = Date.parse('2026-01-14T10:00:00Z');
const after = (failures: number) => ({ failures, failedAt: now });

test('adds a longer wait after each wrong PIN from the fifth on, and exhausts the PIN at the tenth', () => {
  const waits = Array.from({ length: MAX_FAILURES }, (_each, failures) => waitMs(after(failures), now) / 1000);
  expect(waits).toEqual([0, 0, 0, 0, 0, 30, 60, 300, 900, 3600]);
  expect([isExhausted(after(9)), isExhausted(after(10))]).toEqual([false, true]);
});

test('ends a wait after its time', () => {
  expect(waitMs(after(5), now + 29_000)).toBe(1000);
  expect(waitMs(after(5), now + 30_000)).toBe(0);
});

test('keeps the length of a wait after the clock was turned back', () => {
  expect(waitMs(after(6), now - 3_600_000)).toBe(60_000);
  const later = withClock(after(6), now - 3_600_000);
  expect(waitMs(later, now - 3_600_000 + 60_000)).toBe(0);
});
