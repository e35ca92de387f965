import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { gatherAlike, isShownAsNew, unreadIds } from './model.ts';

function notification(id: string, isRead: boolean): Notification {
  return {
    id,
    type: 'nudge',
    title: 'Riya is thinking of you',
    message: 'Chai at seven?',
    path: '/nudges',
    isRead,
    createdAt: '2026-11-21T04:00:00.000Z',
  };
}

test('shows rows unread at the opening as new after the automatic marking', () => {
  const newAtOpening = unreadIds([notification('a', false), notification('b', true)]);
  expect(isShownAsNew(notification('a', true), newAtOpening)).toBe(true);
  expect(isShownAsNew(notification('b', true), newAtOpening)).toBe(false);
});

test('shows rows that arrive while the dialog is open as new', () => {
  expect(isShownAsNew(notification('c', false), new Set())).toBe(true);
});

test('gathers alike notifications with their messages, apart from older ones and from nudges', () => {
  const unlocked = (id: string, message: string, isRead: boolean): Notification => ({
    ...notification(id, isRead),
    type: 'achievement',
    title: 'Love Milestone Unlocked!',
    message,
  });
  const gathered = gatherAlike(
    [
      unlocked('a', 'Ten dates', false),
      notification('b', false),
      unlocked('c', 'Ten memories', false),
      notification('d', false),
      unlocked('e', 'First date', true),
    ],
    new Set(),
  );
  expect(gathered.map(({ ids }) => ids)).toEqual([['a', 'c'], ['b'], ['d'], ['e']]);
  expect(gathered[0]).toMatchObject({ id: 'a', message: 'Ten dates · Ten memories' });
});
