import { expect, test } from 'vitest';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { showRead } from '#tests/components/show-read.ts';
import { pendingNudges } from './offline.ts';
import { nudgesRead } from './reads.ts';

const context = { memberId: 'riya', partnerId: 'arjun', today: '2026-11-30', defaultSplit: null };
const nudge = {
  id: 'n1',
  fromUserId: 'arjun',
  toUserId: 'riya',
  message: 'Home in twenty',
  nudgeType: 'sweet' as const,
  isRead: false,
  readAt: null,
  heartedAt: null,
  createdAt: '2026-11-30T06:00:00.000Z',
};

function change(call: string, fields: Partial<PendingMutation> = {}): PendingMutation {
  return {
    order: 1,
    key: 'key',
    memberId: 'riya',
    call: `nudges.${call}`,
    method: 'POST',
    path: '/api/partner-nudges',
    body: null,
    objectId: 'n1',
    madeAt: '2026-11-30T06:10:00.000Z',
    before: { ...nudge },
    state: 'waiting',
    ...fields,
  };
}

const show = (...changes: PendingMutation[]) =>
  showRead(nudgesRead, null, { rows: { nudges: [nudge] }, changes, rules: [pendingNudges], context });

test('shows a nudge that waits for the network to its sender', () => {
  const sent = change('send', { objectId: 'n2', body: { message: 'Chai?', nudgeType: 'playful' }, before: null });
  expect(show(sent)[0]).toMatchObject({
    id: 'n2',
    fromUserId: 'riya',
    toUserId: 'arjun',
    message: 'Chai?',
    nudgeType: 'playful',
    isRead: false,
  });
});

test('shows what was read, and answered with a heart, at once', () => {
  const readAt = '2026-11-30T06:10:00.000Z';
  expect(show(change('markRead'))).toMatchObject([{ isRead: true, readAt, heartedAt: null }]);
  expect(show(change('heart'))).toMatchObject([{ isRead: true, readAt, heartedAt: readAt }]);
});

test('describes a nudge by its words and kind', () => {
  const fields = { message: 'Chai?', nudgeType: 'sweet' };
  expect(pendingNudges.nameOf(fields)).toBe('Chai?');
  expect(pendingNudges.describe(fields)).toEqual([
    { label: 'Message', value: 'Chai?' },
    { label: 'Kind of nudge', value: 'Sweet' },
  ]);
});
