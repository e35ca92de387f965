import { expect, test } from 'vitest';
import type { Nudge } from '#domain/nudges/schema.ts';
import { describeNudge } from './model.ts';

function nudge(change: Partial<Nudge> = {}): Nudge {
  return {
    id: 'one',
    fromUserId: 'riya',
    toUserId: 'arjun',
    fromUserName: 'Riya',
    message: 'Chai at seven?',
    nudgeType: 'sweet',
    isRead: false,
    heartedAt: null,
    readAt: null,
    createdAt: '2026-11-21T04:00:00.000Z',
    ...change,
  };
}
const read = { isRead: true, readAt: '2026-11-21T05:00:00.000Z' };

test('shows the sender whether a nudge was read', () => {
  expect(describeNudge(nudge(), 'riya')).toMatchObject({ heading: 'To your partner', state: 'Delivered' });
  expect(describeNudge(nudge(read), 'riya')).toMatchObject({ state: 'Read', readAt: null });
});

test('shows the receiver the sender, and whether a nudge is new', () => {
  expect(describeNudge(nudge(), 'arjun')).toMatchObject({
    heading: 'From Riya',
    isUnread: true,
    state: null,
  });
  expect(describeNudge(nudge(read), 'arjun')).toMatchObject({
    isUnread: false,
    state: 'Read',
    readAt: read.readAt,
  });
});

test('calls a sender without a name or account "your partner"', () => {
  const gone = nudge({ fromUserId: null, fromUserName: null });
  expect(describeNudge(gone, 'arjun').heading).toBe('From your partner');
});
