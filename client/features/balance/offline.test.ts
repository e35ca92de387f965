import { expect, test } from 'vitest';
import type { CopyContext } from '#client/data/copy/shown.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import { showRead } from '#tests/components/show-read.ts';
import { pendingSettlements } from './offline.ts';
import { balanceRead, settlementsRead } from './reads.ts';

type Settlement = PublicRow<'settlements'>;

const context: CopyContext = {
  memberId: 'riya',
  partnerId: 'arjun',
  today: '2026-11-25',
  defaultSplit: { kind: 'equal' },
};

const splitting: PublicRow<'splitting'> = {
  id: 'splitting',
  isOn: true,
  since: '2026-11-20',
  formerSince: null,
  turnedOffOn: null,
  defaultKind: 'equal',
  defaultValue: null,
};
const arjun = { id: 'arjun', firstName: 'Arjun', lastName: 'Rao', dateOfBirth: null, upiId: null };
const members = [{ ...arjun, avatarVersion: null, own: null }];

/** Arjun has paid this for Riya. */
const lent: Expense = {
  id: 'lent',
  title: 'Rent',
  amount: '500.00',
  category: 'rent',
  description: null,
  spentOn: '2026-11-22',
  paidBy: 'arjun',
  split: { kind: 'other' },
  shares: [
    { userId: 'arjun', amount: '0.00' },
    { userId: 'riya', amount: '500.00' },
  ],
  imageUrl: null,
  thumbnailUrl: null,
  audience: 'both',
  surpriseUntil: null,
  userId: 'arjun',
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
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
  since: '2026-11-20',
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

const list = (settlements: Settlement[], changes: PendingMutation[]) =>
  showRead(settlementsRead, null, { rows: { settlements }, changes, rules: [pendingSettlements], context });

/** Returns the balance after Arjun has lent 500 rupees. */
const balanceAfter = (
  changes: PendingMutation[],
  settlements: Settlement[] = [],
  fields: Partial<typeof splitting> = {},
) =>
  showRead(balanceRead, null, {
    rows: { splitting: [{ ...splitting, ...fields }], members, expenses: [lent], settlements },
    changes,
    rules: [pendingSettlements],
    context,
  });

test('lists a settlement first, deletable for a week', () => {
  expect(list([earlier], [given])).toMatchObject([
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
  expect(list([], [got])).toMatchObject([{ fromUserId: 'arjun', toUserId: 'riya' }]);
  expect(list([earlier], [undone])).toEqual([]);
});

test('subtracts a settlement from the debt, reverses a debt paid in excess, and restores an undone one', () => {
  expect(balanceAfter([given])).toMatchObject({ owedBy: 'riya', amount: '300.00' });
  const whole = change('balance.createSettlement', 'whole', { body: { ...given.body, amount: '500' } });
  expect(balanceAfter([whole])).toMatchObject({ owedBy: null, owedTo: null, amount: '0.00' });
  expect(balanceAfter([whole, given])).toMatchObject({ owedBy: 'arjun', amount: '200.00' });
  // Arjun's 100 to Riya raise her debt to 600, until they are undone.
  expect(balanceAfter([], [earlier])).toMatchObject({ owedBy: 'riya', amount: '600.00' });
  expect(balanceAfter([undone], [earlier])).toMatchObject({ owedBy: 'riya', amount: '500.00' });
});

test('ignores settlements from before a balance restart', () => {
  const old = { ...earlier, createdAt: '2026-11-19T10:00:00.000Z', since: '2026-11-01' };
  expect(balanceAfter([], [old])).toMatchObject({ amount: '500.00' });
  expect(balanceAfter([undone], [old])).toMatchObject({ amount: '500.00' });
  expect(balanceAfter([given], [], { isOn: false })).toMatchObject({ isOn: false, owedBy: null, amount: '0.00' });
});

test('counts a settlement once that the server has, also if the clock of this device is a day behind', () => {
  const behind = { ...given, madeAt: '2026-11-18T10:00:00.000Z' };
  const ofServer = { ...earlier, id: 'given', fromUserId: 'riya', toUserId: 'arjun', amount: '200.00' };
  expect(balanceAfter([behind])).toMatchObject({ owedBy: 'riya', amount: '300.00' });
  expect(balanceAfter([behind], [ofServer])).toMatchObject({ owedBy: 'riya', amount: '300.00' });
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
