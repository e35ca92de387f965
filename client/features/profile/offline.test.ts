import { expect, test } from 'vitest';
import type { CopyContext } from '#client/data/copy/shown.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { riya } from '#tests/components/couple.ts';
import { coupleRows } from '#tests/components/held-copy.ts';
import { showRead } from '#tests/components/show-read.ts';
import { pendingEvening } from './offline.ts';

const rows = { couples: coupleRows.couples ?? [], members: coupleRows.members ?? [] };
const context: CopyContext = { memberId: riya.id, partnerId: 'arjun', today: '2026-11-25', defaultSplit: null };

function choose(time: string, order = 1): PendingMutation {
  return {
    order,
    key: `key ${order}`,
    memberId: riya.id,
    call: 'couples.changeEvening',
    method: 'PUT',
    path: '/api/couple/evening',
    objectId: 'couple-evening',
    body: { time },
    before: null,
    state: 'waiting',
    madeAt: '2026-11-25T10:00:00.000Z',
  };
}

test('shows the last pending hour, and none that is not in the list', () => {
  const timeOf = (...changes: PendingMutation[]) =>
    showRead(coupleRead, null, { rows, changes, rules: [pendingEvening], context })?.eveningTime;
  expect(timeOf()).toBe('20:30');
  expect(timeOf(choose('21:00'), choose('18:30', 2))).toBe('18:30');
  expect(timeOf(choose('03:00'))).toBe('20:30');
});

test('describes the hour', () => {
  expect(pendingEvening.describe({ time: '21:00' })).toMatchObject([{ value: expect.stringContaining('9:00') }]);
});
