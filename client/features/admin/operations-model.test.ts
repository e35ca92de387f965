import { expect, test } from 'vitest';
import type { QueueState } from '#domain/operations/schema.ts';
import { countWaiting, listWaiting, changesOf, dueOf, spanText, toBulkToast, toWords } from './operations-model.ts';

const now = '2026-11-21T12:00:00.000Z';

test.each([
  [30_000, '0 minutes'],
  [60_000, '1 minute'],
  [3_600_000, '1 hour'],
  [47 * 3_600_000, '47 hours'],
  [48 * 3_600_000, '2 days'],
])('formats %i milliseconds as %s', (milliseconds, words) => {
  expect(spanText(milliseconds)).toBe(words);
});

test('reports an item as due within its promised hours and overdue after them', () => {
  expect(dueOf('2026-11-20T13:00:00.000Z', 24, now)).toEqual({ isOverdue: false, text: 'Due in 1 hour' });
  expect(dueOf('2026-11-20T12:00:00.000Z', 24, now)).toMatchObject({ isOverdue: false });
  expect(dueOf('2026-11-20T09:00:00.000Z', 24, now)).toEqual({ isOverdue: true, text: 'Overdue by 3 hours' });
  expect(dueOf('2026-11-20T09:00:00.000Z', 48, now)).toMatchObject({ isOverdue: false });
  expect(dueOf('2026-11-20T09:00:00.000Z', null, now)).toEqual({ isOverdue: false, text: '27 hours ago' });
});

test.each([
  ['isPremiumOnly', 'Premium only'],
  ['emailVerified', 'Email verified'],
  ['giftCardOrder.fulfil', 'Gift card order: fulfil'],
  ['user.end-sessions', 'User: end sessions'],
  ['max_redemptions', 'Max redemptions'],
])('formats %s as %s', (name, words) => {
  expect(toWords(name)).toBe(words);
});

test('lists the changes of a log entry field by field', () => {
  expect(changesOf({ isPremium: false, city: null }, { isPremium: true, city: 'Surat' })).toEqual([
    { field: 'Premium', before: 'No', after: 'Yes' },
    { field: 'City', before: 'none', after: 'Surat' },
  ]);
  expect(changesOf(null, { title: 'Tea' })).toEqual([{ field: 'Title', after: 'Tea' }]);
  expect(changesOf({ title: 'Tea' }, null)).toEqual([{ field: 'Title', before: 'Tea' }]);
});

test('formats instants in the log and leaves other texts unchanged', () => {
  const [answered] = changesOf({ answeredAt: null }, { answeredAt: '2026-11-19T18:48:12.656Z' });
  expect(answered?.after).toMatch(/^(?:19|20) Nov, \d+:\d\d [ap]m$/);
  expect(changesOf(null, { title: '2026-11-19 at Agashiye' })[0]?.after).toBe('2026-11-19 at Agashiye');
});

test('lists queues with overdue items first, and counts each waiting item once', () => {
  const state = { oldestAt: null, promisedHours: 24 };
  const states: QueueState[] = [
    { queue: 'payments', waiting: 2, overdue: 0, ...state },
    { queue: 'giftCards', waiting: 0, overdue: 0, ...state },
    { queue: 'contact', waiting: 3, overdue: 1, ...state },
    { queue: 'waitlist', waiting: 4, overdue: 0, ...state },
  ];
  expect(listWaiting(states).map(({ queue, isOverdue }) => [queue, isOverdue])).toEqual([
    ['contact', true],
    ['payments', false],
    ['waitlist', false],
  ]);
  expect(listWaiting(states)[0]?.text).toMatch(/: 3 waiting, 1 overdue$/);
  expect(countWaiting(states)).toBe(9);
});

test('reports how many rows a bulk change changed and why it skipped others', () => {
  const none = { gone: 0, changed: 0, final: 0 };
  expect(toBulkToast({ changed: 1200, skipped: none })).toEqual({ title: '1,200 changed' });
  expect(toBulkToast({ changed: 3, skipped: { ...none, gone: 1, final: 2 } })).toEqual({
    title: '3 changed',
    description: '3 skipped because 1 was deleted, 2 are further on already.',
  });
});
