import { expect, test } from 'vitest';
import { isAwayTooLong, mustCover } from './idle-timer.ts';

const at = Date.parse('2026-01-14T10:00:00Z');
const minute = 60_000;

test.each([1, 5, 15])('locks after %i minutes away and not earlier', (minutes) => {
  const seen = { at, monotonicMs: 1000 };
  const later = (ms: number) => ({ now: at + ms, monotonicMs: 1000 + ms });
  expect(isAwayTooLong(seen, minutes, later(minutes * minute - 1))).toBe(false);
  expect(isAwayTooLong(seen, minutes, later(minutes * minute))).toBe(true);
});

test('locks if the clock was turned back or stopped', () => {
  const seen = { at, monotonicMs: 1000 };
  expect(isAwayTooLong(seen, 5, { now: at - minute, monotonicMs: 2000 })).toBe(true);
  expect(isAwayTooLong(seen, 5, { now: at, monotonicMs: 1000 + 5 * minute })).toBe(true);
  // A small clock correction does not lock.
  expect(isAwayTooLong(seen, 5, { now: at - 500, monotonicMs: 2000 })).toBe(false);
});

test('locks if the last activity is unknown', () => {
  expect(isAwayTooLong(null, 15, { now: at, monotonicMs: 0 })).toBe(true);
});

test('uses the device’s clock after a page load', () => {
  const seen = { at, monotonicMs: null };
  expect(isAwayTooLong(seen, 1, { now: at + minute / 2, monotonicMs: 10 * minute })).toBe(false);
  expect(isAwayTooLong(seen, 1, { now: at + minute, monotonicMs: 3 })).toBe(true);
});

const page = { isHidden: false, hasFocus: true, isPhone: true, sinceTapMs: 60_000 };

test('covers a phone when the page loses focus, a computer when it is hidden', () => {
  expect(mustCover(page)).toBe(false);
  expect(mustCover({ ...page, hasFocus: false })).toBe(true);
  expect(mustCover({ ...page, hasFocus: false, isPhone: false })).toBe(false);
  expect(mustCover({ ...page, isHidden: true, isPhone: false })).toBe(true);
});

test('does not cover the page after the member’s own tap took the focus', () => {
  expect(mustCover({ ...page, hasFocus: false, sinceTapMs: 300 })).toBe(false);
  expect(mustCover({ ...page, hasFocus: false, isHidden: true, sinceTapMs: 300 })).toBe(true);
});
