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
const seenByRiya = { memberId: 'riya', partnerId: 'arjun' };
const seenByArjun = { memberId: 'arjun', partnerId: 'riya' };
const read = { isRead: true, readAt: '2026-11-21T05:00:00.000Z' };

test('shows the sender whether a nudge was read', () => {
  expect(describeNudge(nudge(), seenByRiya)).toMatchObject({ heading: 'To your partner', state: 'Delivered' });
  expect(describeNudge(nudge(read), seenByRiya)).toMatchObject({ state: 'Read', readAt: null });
});

test('shows the receiver the sender, and whether a nudge is new', () => {
  expect(describeNudge(nudge(), seenByArjun)).toMatchObject({
    heading: 'From Riya',
    isUnread: true,
    state: null,
  });
  expect(describeNudge(nudge(read), seenByArjun)).toMatchObject({
    isUnread: false,
    state: 'Read',
    readAt: read.readAt,
  });
});

test('calls a sender without a name or account "your partner"', () => {
  const gone = nudge({ fromUserId: null, fromUserName: null });
  expect(describeNudge(gone, seenByArjun).heading).toBe('From your partner');
});

test('names a former partner as such, whose name the device does not have', () => {
  const former = nudge({ fromUserName: null });
  for (const partnerId of ['kabir', null])
    expect(describeNudge(former, { memberId: 'arjun', partnerId }).heading).toBe('From a former partner');
  expect(describeNudge(nudge(), { memberId: 'riya', partnerId: 'kabir' }).heading).toBe('To a former partner');
});
