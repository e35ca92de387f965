import { expect, test } from 'vitest';
import { RequestError } from '#client/lib/public/request.ts';
import { BUSY_CALENDARS } from '#domain/busy-calendars/facts.ts';
import type { BusyCalendar } from '#domain/busy-calendars/schema.ts';
import { busyCalendarScreensText as text } from '#messages/busy-calendars.ts';
import { describeCalendar, describeProblem, isFull, isTooLarge, messageForField, summarize } from './model.ts';

const work: BusyCalendar = {
  id: 'work',
  name: 'Work',
  host: 'calendar.google.com',
  state: 'ok',
  message: null,
  lastFetchedAt: '2026-11-26T14:00:00.000Z',
};
const failed: BusyCalendar = { ...work, state: 'failed', message: 'The address could not be found.' };

test('describes where a calendar comes from and when it was read', () => {
  expect(describeCalendar(work)).toMatch(/^calendar\.google\.com · Read 26 Nov/);
  expect(describeCalendar({ ...work, host: null })).toMatch(/^From a file · Read 26 Nov/);
  expect(describeCalendar({ ...work, state: 'pending', lastFetchedAt: null })).toBe(
    `calendar.google.com · ${text.pending}`,
  );
  expect(describeCalendar(failed)).toMatch(/ · Last read 26 Nov/);
  expect(describeCalendar({ ...failed, lastFetchedAt: null })).toBe('calendar.google.com');
});

test('says why a reading failed, and that an address is tried again', () => {
  expect(describeProblem(work)).toBe('');
  expect(describeProblem(failed)).toBe(`The address could not be found. ${text.retried}`);
  expect(describeProblem({ ...failed, host: null })).toBe('The address could not be found.');
});

test('says that events of a calendar could not be read', () => {
  const partly = { ...work, message: '3 events could not be read' };
  expect(describeProblem(partly)).toBe('3 events could not be read');
  expect(summarize([work, partly])).toEqual({ summary: text.someUnread, isFailed: true });
  expect(summarize([failed, partly])).toEqual({ summary: text.someFailed(1), isFailed: true });
});

test('summarizes the calendars, failed ones first', () => {
  expect(summarize([])).toEqual({ summary: text.none, isFailed: false });
  expect(summarize([work, work])).toEqual({ summary: text.count(2), isFailed: false });
  expect(summarize([work, failed])).toEqual({ summary: text.someFailed(1), isFailed: true });
});

test('knows the limits of calendars and files', () => {
  const list = Array.from({ length: BUSY_CALENDARS.maxCount }, () => work);
  expect([isFull(list), isFull(list.slice(1))]).toEqual([true, false]);
  const file = (size: number) => new File([new Uint8Array(size)], 'work.ics');
  expect([isTooLarge(file(BUSY_CALENDARS.maxBytes)), isTooLarge(file(BUSY_CALENDARS.maxBytes + 1))]).toEqual([
    false,
    true,
  ]);
});

test('shows at a field only the reason of a rejection', () => {
  const failure = (status: number) => new RequestError({ code: null, message: 'No' }, status);
  expect([0, 400, 401, 403, 413, 500].map((status) => messageForField(failure(status)))).toEqual([
    undefined,
    'No',
    undefined,
    'No',
    'No',
    undefined,
  ]);
  expect(messageForField(null)).toBeUndefined();
});
