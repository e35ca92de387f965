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

test('what was unread at the opening stays new to the eye after the automatic marking', () => {
  const newAtOpening = unreadIds([notification('a', false), notification('b', true)]);
  expect(isShownAsNew(notification('a', true), newAtOpening)).toBe(true);
  expect(isShownAsNew(notification('b', true), newAtOpening)).toBe(false);
});

test('what arrives while the dialog is open is new', () => {
  expect(isShownAsNew(notification('c', false), new Set())).toBe(true);
});
