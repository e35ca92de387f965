import { expect, test } from 'vitest';
import type { Notification } from '#domain/notifications/schema.ts';
import { isShownAsNew, toSections, unreadIds } from './model.ts';

function notification(id: string, isRead: boolean, fields: Partial<Notification> = {}): Notification {
  return {
    id,
    type: 'nudge',
    kind: 'nudge',
    firstName: 'Riya',
    about: id,
    title: 'Riya is thinking of you',
    message: 'Chai at seven?',
    path: '/nudges',
    isRead,
    createdAt: '2026-11-21T04:00:00.000Z',
    ...fields,
  };
}

const asked = (id: string, createdAt: string, isRead = false) =>
  notification(id, isRead, {
    type: 'reminder',
    kind: 'date_planned',
    title: 'Riya asks you on a date',
    message: `Date ${id}`,
    createdAt,
  });

const shown = (notifications: readonly Notification[], newAtOpening: ReadonlySet<string> = new Set()) =>
  toSections(notifications, newAtOpening).map(({ day, rows }) => [
    day,
    ...rows.map(({ title, of }) => `${title}: ${of.map(({ id }) => id).join()}`),
  ]);

test('shows rows unread at the opening as new after the automatic marking', () => {
  const newAtOpening = unreadIds([notification('a', false), notification('b', true)]);
  expect(isShownAsNew(notification('a', true), newAtOpening)).toBe(true);
  expect(isShownAsNew(notification('b', true), newAtOpening)).toBe(false);
});

test('shows rows that arrive while the dialog is open as new', () => {
  expect(isShownAsNew(notification('c', false), new Set())).toBe(true);
});

test('gathers new ones of one kind and day under a sentence for several, and nothing across days', () => {
  expect(
    shown([
      asked('a', '2026-11-21T06:00:00.000Z'),
      notification('b', false),
      asked('c', '2026-11-21T05:00:00.000Z'),
      notification('d', false),
      asked('e', '2026-11-18T05:00:00.000Z'),
    ]),
  ).toEqual([[null, 'Riya asks you about 2 dates: a,c', 'Riya sent you 2 nudges: b,d', 'Riya asks you on a date: e']]);
});

test('lists read ones one by one below their days, after the new ones', () => {
  expect(
    shown(
      [
        asked('a', '2026-11-21T06:00:00.000Z', true),
        asked('b', '2026-11-21T05:00:00.000Z', true),
        asked('c', '2026-11-20T05:00:00.000Z', true),
        asked('d', '2026-11-18T05:00:00.000Z'),
      ],
      new Set(['c']),
    ),
  ).toEqual([
    [null, 'Riya asks you on a date: c', 'Riya asks you on a date: d'],
    ['2026-11-21', 'Riya asks you on a date: a', 'Riya asks you on a date: b'],
  ]);
});

test('gathers only those of one person', () => {
  const other = { ...asked('b', '2026-11-21T05:00:00.000Z'), firstName: 'Meera' };
  expect(shown([asked('a', '2026-11-21T06:00:00.000Z'), other])[0]).toHaveLength(3);
});

test('counts one date once, however often it changed, and gathers no changes of one date alone', () => {
  const changed = (id: string, about: string) =>
    notification(id, false, { kind: 'date_changed', title: 'Riya changed a date', about });
  expect(shown([changed('a', 'date:1'), notification('b', false), changed('c', 'date:1')])).toEqual([
    [null, 'Riya changed a date: a', 'Riya is thinking of you: b', 'Riya changed a date: c'],
  ]);
  expect(shown([changed('a', 'date:1'), changed('b', 'date:2'), changed('c', 'date:1')])).toEqual([
    [null, 'Riya changed 2 dates: a,b,c'],
  ]);
});
