import { expect, test } from 'vitest';
import type { Balance, Settlement } from '#domain/balance/schema.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import type { ShownRead } from '#client/data/outbox/offline-rules.ts';
import { pendingSettlements } from './offline.ts';

const read: ShownRead = {
  partnerId: 'arjun',
  today: '2026-11-25',
  defaultSplit: { kind: 'equal' },
  objectId: null,
  query: new URLSearchParams(),
};

const owing: Balance = {
  isOn: true,
  since: '2026-11-20',
  default: { kind: 'equal' },
  owedBy: 'riya',
  owedTo: 'arjun',
  amount: '500.00',
  partnerUpiId: null,
};

const earlier: Settlement = {
  id: 'earlier',
  fromUserId: 'arjun',
  toUserId: 'riya',
  amount: '100.00',
  method: 'upi',
  note: null,
  userId: 'arjun',
  createdAt: '2026-11-24T10:00:00.000Z',
  deletableUntil: '2026-12-01T10:00:00.000Z',
};

function change(call: string, objectId: string, fields: Partial<PendingMutation> = {}): PendingMutation {
  return {
    order: 1,
    key: 'key',
    memberId: 'riya',
    call,
    method: 'POST',
    path: '/api/settlements',
    body: null,
    objectId,
    madeAt: '2026-11-25T10:00:00.000Z',
    before: null,
    state: 'waiting',
    ...fields,
  };
}

const given = change('balance.createSettlement', 'given', {
  body: { amount: '200', method: 'cash', note: '', fromUserId: 'riya' },
});
const undone = change('balance.deleteSettlement', 'earlier', { method: 'DELETE', before: { ...earlier } });

const show = (call: string, data: unknown, changes: PendingMutation[]) =>
  pendingSettlements.reads[call]?.(data, changes, read);

test('lists a settlement first, deletable for a week', () => {
  expect(show('balance.listSettlements', [earlier], [given])).toMatchObject([
    {
      id: 'given',
      fromUserId: 'riya',
      toUserId: 'arjun',
      amount: '200.00',
      note: null,
      deletableUntil: '2026-12-02T10:00:00.000Z',
    },
    { id: 'earlier' },
  ]);
  const got = change('balance.createSettlement', 'got', { body: { ...given.body, fromUserId: 'arjun' } });
  expect(show('balance.listSettlements', [], [got])).toMatchObject([{ fromUserId: 'arjun', toUserId: 'riya' }]);
  expect(show('balance.listSettlements', [earlier], [undone])).toEqual([]);
});

test('subtracts a settlement from the debt, reverses a debt paid in excess, and restores an undone one', () => {
  expect(show('balance.read', owing, [given])).toMatchObject({ owedBy: 'riya', amount: '300.00' });
  const whole = change('balance.createSettlement', 'whole', { body: { ...given.body, amount: '500' } });
  expect(show('balance.read', owing, [whole])).toMatchObject({ owedBy: null, owedTo: null, amount: '0.00' });
  expect(show('balance.read', owing, [whole, given])).toMatchObject({ owedBy: 'arjun', amount: '200.00' });
  // Arjun's 100 to Riya is undone, so of her 500 there are 400 left.
  expect(show('balance.read', owing, [undone])).toMatchObject({ owedBy: 'riya', amount: '400.00' });
});

test('ignores settlements from before a balance restart', () => {
  const old = change('balance.deleteSettlement', 'earlier', {
    method: 'DELETE',
    before: { ...earlier, createdAt: '2026-11-19T10:00:00.000Z' },
  });
  expect(show('balance.read', owing, [old])).toMatchObject({ amount: '500.00' });
  expect(show('balance.read', { ...owing, isOn: false, since: null }, [given])).toMatchObject({
    amount: '500.00',
  });
});

test('counts a settlement once that the server has, also if the clock of this device is a day behind', () => {
  const behind = { ...given, madeAt: '2026-11-18T10:00:00.000Z' };
  const stored = { ...earlier, id: 'given', createdAt: '2026-11-25T10:00:00.000Z', amount: '200.00' };
  const findFetched = () => ({ ...stored, fromUserId: 'riya', toUserId: 'arjun' });
  const shown = pendingSettlements.reads['balance.read']?.(owing, [behind], { ...read, findFetched });
  expect(shown).toMatchObject({ owedBy: 'riya', amount: '500.00' });
});

test('depends on every expense that it settles', () => {
  expect(pendingSettlements.follows?.['balance.createSettlement']).toEqual(
    expect.arrayContaining(['expenses.create', 'expenses.update', 'expenses.delete']),
  );
});

test('names the change in the list of changes', () => {
  expect(pendingSettlements.nameOf({ ...given.body })).toBe('Settle up · ₹200 · Cash');
  expect(pendingSettlements.describe({ ...given.body, note: 'Rent' })).toEqual([
    { label: 'Amount (₹)', value: '₹200' },
    { label: 'How', value: 'Cash' },
    { label: 'Note', value: 'Rent' },
  ]);
});
