import { expect, test } from 'vitest';
import type { SavingsEntry, SavingsGoal } from '#domain/goals/schema.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import type { ShownRead } from '#client/data/outbox/offline-rules.ts';
import { pendingGoals } from './offline.ts';

const context: ShownRead = {
  partnerId: 'arjun',
  today: '2026-11-25',
  defaultSplit: null,
  objectId: null,
  query: new URLSearchParams(),
};

const kerala: SavingsGoal = {
  id: 'kerala',
  title: 'Kerala',
  targetAmount: '5000.00',
  currentAmount: '1000.00',
  category: 'vacation',
  description: null,
  targetDate: '2027-01-10',
  userId: 'arjun',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

function change(call: string, objectId: string, fields: Partial<PendingMutation> = {}): PendingMutation {
  return {
    order: 1,
    key: 'key',
    memberId: 'riya',
    call,
    method: 'POST',
    path: '/api/savings-goals',
    body: null,
    objectId,
    madeAt: '2026-11-25T10:00:00.000Z',
    before: { ...kerala },
    state: 'waiting',
    ...fields,
  };
}

const home = change('goals.create', 'home', {
  before: null,
  body: { title: 'Home', targetAmount: '200', category: 'future', description: '', targetDate: '' },
});
const deposit = change('goals.addMoney', 'kerala', { body: { amount: '250.50', entryId: 'in' } });
const withdrawal = change('goals.withdraw', 'kerala', { body: { amount: '50', entryId: 'out' } });
const reset = change('goals.reset', 'kerala', {
  body: { entryId: 'reset' },
  before: { ...kerala, currentAmount: '1200.50' },
});
const removal = change('goals.delete', 'kerala', { method: 'DELETE' });

function show(call: string, data: unknown, changes: PendingMutation[], read: Partial<ShownRead> = {}): unknown {
  return pendingGoals.reads[call]?.(data, changes, { ...context, ...read });
}

test("shows a new goal first and empty, formatted like the server's", () => {
  expect(show('goals.list', [kerala], [home])).toMatchObject([
    { id: 'home', targetAmount: '200.00', currentAmount: '0.00', description: null, targetDate: null },
    { id: 'kerala' },
  ]);
});

test('adds deposits and withdrawals in order, never below zero', () => {
  expect(show('goals.list', [kerala], [deposit, withdrawal])).toMatchObject([{ currentAmount: '1200.50' }]);
  expect(show('goals.list', [kerala], [deposit, reset])).toMatchObject([{ currentAmount: '0.00' }]);
  expect(show('goals.list', [kerala], [reset, deposit])).toMatchObject([{ currentAmount: '250.50' }]);
  const tooMuch = change('goals.withdraw', 'kerala', { body: { amount: '9999', entryId: 'out' } });
  expect(show('goals.list', [kerala], [tooMuch])).toMatchObject([{ currentAmount: '0.00' }]);
  expect(show('goals.list', [kerala], [deposit, removal])).toEqual([]);
});

test('preserves the saved amount in an edit', () => {
  const edit = change('goals.update', 'kerala', { body: { title: 'Munnar', targetAmount: '6000' } });
  expect(show('goals.list', [kerala], [deposit, edit])).toMatchObject([
    { title: 'Munnar', targetAmount: '6000.00', currentAmount: '1250.50' },
  ]);
});

test("lists pending entries of a goal on top, without duplicates or other goals' entries", () => {
  const arrived: SavingsEntry = {
    id: 'in',
    userId: 'riya',
    kind: 'deposit',
    amount: '250.50',
    createdAt: '2026-11-25T10:00:01.000Z',
  };
  const other = change('goals.addMoney', 'home', { body: { amount: '1', entryId: 'other' } });
  const read = { objectId: 'kerala' };
  expect(show('goals.listEntries', [arrived], [deposit, withdrawal, reset, other], read)).toMatchObject([
    { id: 'reset', kind: 'reset', amount: '-1200.50' },
    { id: 'out', kind: 'withdrawal', amount: '-50.00', userId: 'riya' },
    { id: 'in', kind: 'deposit', amount: '250.50' },
  ]);
  const later = { ...read, query: new URLSearchParams('cursor=next') };
  expect(show('goals.listEntries', [], [deposit], later)).toEqual([]);
});

test('counts goals and total savings in the summary', () => {
  const savings = { total: '1000.00', goalCount: 1, activeCount: 1 };
  const shown = (changes: PendingMutation[]) => show('statement.readSummary', { savings }, changes);
  expect(shown([home, deposit])).toEqual({
    savings: { total: '1250.50', goalCount: 2, activeCount: 2 },
  });
  const filled = change('goals.addMoney', 'kerala', { body: { amount: '4000', entryId: 'full' } });
  expect(shown([filled])).toEqual({ savings: { total: '5000.00', goalCount: 1, activeCount: 0 } });
  expect(shown([removal])).toEqual({ savings: { total: '0.00', goalCount: 0, activeCount: 0 } });
});

test('answers a form with the resulting goal and describes the change in the list', () => {
  expect(pendingGoals.answer(deposit, context)).toMatchObject({ id: 'kerala', currentAmount: '1250.50' });
  expect(pendingGoals.answer(removal, context)).toBeUndefined();
  expect(pendingGoals.nameOf({ ...kerala, amount: '250.50' })).toBe('Kerala · ₹250.50');
  expect(pendingGoals.describe({ ...kerala, amount: '250.50' })).toContainEqual({
    label: 'Amount (₹)',
    value: '₹250.50',
  });
});
