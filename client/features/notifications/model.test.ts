import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { isShownAsNew, unreadIds } from './model.ts';

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
