import { expect, test } from 'vitest';
import { isAwayTooLong, mustCover } from './presence.ts';

const at = Date.parse('2026-01-14T10:00:00Z');
const minute = 60_000;

test.each([1, 5, 15])('after %i minutes away it locks, and not before', (minutes) => {
  const seen = { at, monotonicMs: 1000 };
  const later = (ms: number) => ({ now: at + ms, monotonicMs: 1000 + ms });
  expect(isAwayTooLong(seen, minutes, later(minutes * minute - 1))).toBe(false);
  expect(isAwayTooLong(seen, minutes, later(minutes * minute))).toBe(true);
});

test('a clock that was turned back, or stands still, does not keep it open', () => {
  const seen = { at, monotonicMs: 1000 };
  expect(isAwayTooLong(seen, 5, { now: at - minute, monotonicMs: 2000 })).toBe(true);
  expect(isAwayTooLong(seen, 5, { now: at, monotonicMs: 1000 + 5 * minute })).toBe(true);
  // One that was put right by a moment is no reason.
  expect(isAwayTooLong(seen, 5, { now: at - 500, monotonicMs: 2000 })).toBe(false);
});

test('where nobody knows when somebody was here, it locks', () => {
  expect(isAwayTooLong(null, 15, { now: at, monotonicMs: 0 })).toBe(true);
});

test('a page that begins goes by the device’s clock', () => {
  const seen = { at, monotonicMs: null };
  expect(isAwayTooLong(seen, 1, { now: at + minute / 2, monotonicMs: 10 * minute })).toBe(false);
  expect(isAwayTooLong(seen, 1, { now: at + minute, monotonicMs: 3 })).toBe(true);
});

const page = { isHidden: false, hasFocus: true, isPhone: true, sinceTapMs: 60_000 };

test('a phone is covered as soon as the page loses the focus, a computer when it is hidden', () => {
  expect(mustCover(page)).toBe(false);
  expect(mustCover({ ...page, hasFocus: false })).toBe(true);
  expect(mustCover({ ...page, hasFocus: false, isPhone: false })).toBe(false);
  expect(mustCover({ ...page, isHidden: true, isPhone: false })).toBe(true);
});

test('what the member’s own tap brought up makes nothing blink', () => {
  expect(mustCover({ ...page, hasFocus: false, sinceTapMs: 300 })).toBe(false);
  expect(mustCover({ ...page, hasFocus: false, isHidden: true, sinceTapMs: 300 })).toBe(true);
});
