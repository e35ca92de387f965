import { expect, test } from 'vitest';
import type { CopyContext } from '#client/data/copy/shown.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { summaryRead } from '#client/features/statement/reads.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import type { SavingsGoal } from '#domain/goals/schema.ts';
import { showRead } from '#tests/components/show-read.ts';
import { pendingGoals } from './offline.ts';
import { goalEntriesRead, goalsRead } from './reads.ts';

const context: CopyContext = { memberId: 'riya', partnerId: 'arjun', today: '2026-11-25', defaultSplit: null };

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

const rules = [pendingGoals];

const list = (goals: SavingsGoal[], changes: PendingMutation[]) =>
  showRead(goalsRead, null, { rows: { goals }, changes, rules, context });

const entriesOf = (id: string, goalEntries: PublicRow<'goalEntries'>[], changes: PendingMutation[]) =>
  showRead(goalEntriesRead, { id }, { rows: { goals: [kerala], goalEntries }, changes, rules, context });

test("shows a new goal first and empty, formatted like the server's", () => {
  expect(list([kerala], [home])).toMatchObject([
    { id: 'home', targetAmount: '200.00', currentAmount: '0.00', description: null, targetDate: null },
    { id: 'kerala' },
  ]);
});

test('adds deposits and withdrawals in order, never below zero', () => {
  expect(list([kerala], [deposit, withdrawal])).toMatchObject([{ currentAmount: '1200.50' }]);
  expect(list([kerala], [deposit, reset])).toMatchObject([{ currentAmount: '0.00' }]);
  expect(list([kerala], [reset, deposit])).toMatchObject([{ currentAmount: '250.50' }]);
  const tooMuch = change('goals.withdraw', 'kerala', { body: { amount: '9999', entryId: 'out' } });
  expect(list([kerala], [tooMuch])).toMatchObject([{ currentAmount: '0.00' }]);
  expect(list([kerala], [deposit, removal])).toEqual([]);
});

test('preserves the saved amount in an edit', () => {
  const edit = change('goals.update', 'kerala', { body: { title: 'Munnar', targetAmount: '6000' } });
  expect(list([kerala], [deposit, edit])).toMatchObject([
    { title: 'Munnar', targetAmount: '6000.00', currentAmount: '1250.50' },
  ]);
});

const first: PublicRow<'goalEntries'> = {
  id: 'first',
  goalId: 'kerala',
  userId: 'arjun',
  kind: 'deposit',
  amount: '1000.00',
  createdAt: '2026-11-21T10:00:00.000Z',
};

test("lists pending entries of a goal on top, without duplicates or other goals' entries", () => {
  const arrived = { ...first, id: 'in', userId: 'riya', amount: '250.50', createdAt: '2026-11-25T10:00:00.000Z' };
  const other = change('goals.addMoney', 'home', { body: { amount: '1', entryId: 'other' } });
  const out = { ...withdrawal, madeAt: '2026-11-25T10:00:01.000Z' };
  const shown = entriesOf('kerala', [first], [deposit, out, other]);
  expect(shown).toEqual([
    { id: 'out', kind: 'withdrawal', amount: '-50.00', userId: 'riya', createdAt: out.madeAt },
    { id: 'in', kind: 'deposit', amount: '250.50', userId: 'riya', createdAt: deposit.madeAt },
    { id: 'first', kind: 'deposit', amount: '1000.00', userId: 'arjun', createdAt: first.createdAt },
  ]);
  const ids = entriesOf('kerala', [first, arrived], [deposit]).map(({ id }) => id);
  expect(ids.filter((id) => id === 'in')).toHaveLength(1);
  expect(entriesOf('home', [first], [deposit])).toEqual([]);
});

test('subtracts the amount seen in the goal by a reset', () => {
  const empty = { ...reset, madeAt: '2026-11-25T10:00:02.000Z', before: { ...kerala, currentAmount: '1250.50' } };
  expect(entriesOf('kerala', [first], [deposit, empty])).toMatchObject([
    { id: 'reset', kind: 'reset', amount: '-1250.50' },
    { id: 'in' },
    { id: 'first' },
  ]);
});

test('ends with the amount saved before entries were recorded', () => {
  const opening = { id: 'kerala', userId: null, kind: 'opening', amount: '600.00', createdAt: kerala.createdAt };
  expect(entriesOf('kerala', [{ ...first, amount: '400.00' }], [deposit]).at(-1)).toEqual(opening);
  expect(entriesOf('kerala', [], [])).toEqual([{ ...opening, amount: '1000.00' }]);
});

test('counts goals and total savings in the summary', () => {
  const shown = (changes: PendingMutation[]) =>
    showRead(summaryRead, null, { rows: { goals: [kerala] }, changes, rules, context }).savings;
  expect(shown([home, deposit])).toEqual({ total: '1250.50', goalCount: 2, activeCount: 2 });
  const filled = change('goals.addMoney', 'kerala', { body: { amount: '4000', entryId: 'full' } });
  expect(shown([filled])).toEqual({ total: '5000.00', goalCount: 1, activeCount: 0 });
  expect(shown([removal])).toEqual({ total: '0.00', goalCount: 0, activeCount: 0 });
});

test('describes a change in the list', () => {
  expect(pendingGoals.nameOf({ ...kerala, amount: '250.50' })).toBe('Kerala · ₹250.50');
  expect(pendingGoals.describe({ ...kerala, amount: '250.50' })).toContainEqual({
    label: 'Amount (₹)',
    value: '₹250.50',
  });
});
