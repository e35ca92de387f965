import { expect, test } from 'vitest';
import type { CopiedRead, CopyContext } from '#client/data/copy/shown.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { balanceRead } from '#client/features/balance/reads.ts';
import { pendingBudgets } from '#client/features/budgets/offline.ts';
import { budgetsRead } from '#client/features/budgets/reads.ts';
import { statementRead, summaryRead } from '#client/features/statement/reads.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import { sumListed } from '#domain/expenses/rules.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import { type PublicRows, showRead } from '#tests/components/show-read.ts';
import { pendingExpenses } from './offline.ts';
import { expensesRead, expenseTitlesRead, recentExpensesRead } from './reads.ts';

const context: CopyContext = {
  memberId: 'riya',
  partnerId: 'arjun',
  // Wednesday.
  today: '2026-11-25',
  defaultSplit: { kind: 'equal' },
};

function expense(id: string, amount: string, fields: Partial<Expense> = {}): Expense {
  return {
    id,
    title: id,
    amount,
    category: 'food',
    description: null,
    spentOn: '2026-11-24',
    paidBy: 'riya',
    split: { kind: 'equal' },
    shares: [
      { userId: 'riya', amount: String(Number(amount) / 2) },
      { userId: 'arjun', amount: String(Number(amount) / 2) },
    ],
    imageUrl: null,
    thumbnailUrl: null,
    userId: 'riya',
    audience: 'both',
    surpriseUntil: null,
    createdAt: '2026-11-24T10:00:00.000Z',
    updatedAt: '2026-11-24T10:00:00.000Z',
    ...fields,
  };
}

function change(call: string, objectId: string, fields: Partial<PendingMutation> = {}): PendingMutation {
  return {
    order: 1,
    key: 'key',
    memberId: 'riya',
    call,
    method: 'POST',
    path: '/api/expenses',
    body: null,
    objectId,
    madeAt: '2026-11-25T10:00:00.000Z',
    before: null,
    state: 'waiting',
    ...fields,
  };
}

const chai = expense('chai', '40.00');
const rent = expense('rent', '9000.00', { category: 'other', spentOn: '2026-10-01' });
const auto = change('expenses.create', 'auto', {
  body: { title: 'Auto', amount: '80', category: 'travel', spentOn: '2026-11-25' },
});
const dearerChai = change('expenses.update', 'chai', {
  before: { ...chai },
  body: { amount: '60.50', spentOn: '2026-11-17' },
});
const noRent = change('expenses.delete', 'rent', { before: { ...rent }, method: 'DELETE' });
const all = [auto, dearerChai, noRent];

function show<Input, Data>(read: CopiedRead<Input, Data>, input: Input, rows: PublicRows, changes = all): Data {
  return showRead(read, input, { rows, changes, rules: [pendingExpenses, pendingBudgets], context });
}

const list = (expenses: Expense[], changes = all, filters: Parameters<typeof expensesRead.derive>[1] = {}) =>
  show(expensesRead, filters, { expenses }, changes);

test('lists added, changed and deleted expenses, latest day first', () => {
  expect(list([chai, rent])).toMatchObject([
    {
      id: 'auto',
      amount: '80.00',
      paidBy: 'riya',
      shares: [{ amount: '40.00' }, { userId: 'arjun', amount: '40.00' }],
    },
    {
      id: 'chai',
      amount: '60.50',
      spentOn: '2026-11-17',
      shares: [{ amount: '30.25' }, { amount: '30.25' }],
    },
  ]);
});

test('adds a new expense only if it matches the filters', () => {
  expect(list([chai], [auto], { category: 'food' })).toEqual([chai]);
  expect(list([chai], [auto], { search: ' AUTO', month: '2026-11' })).toMatchObject([{ id: 'auto' }]);
  expect(list([chai], [auto], { month: '2026-10' })).toEqual([]);
});

test('finds words in titles and descriptions, in any spelling', () => {
  const meal = expense('meal', '300.00', { title: 'Dinner', description: 'Café near the Lake' });
  expect(list([chai, meal], [], { search: 'cafe NEAR' })).toEqual([meal]);
  expect(list([chai, meal], [], { search: 'near cafe' })).toEqual([]);
});

test('lists the latest five expenses, and each title once with its last category', () => {
  const many = ['1', '2', '3', '4', '5', '6'].map((day) =>
    expense(day, '10.00', { title: `Chai ${day}`, spentOn: `2026-11-0${day}` }),
  );
  expect(show(recentExpensesRead, null, { expenses: many }, []).map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2']);
  const older = expense('older', '9.00', { title: 'CHAI 6', category: 'gifts', spentOn: '2026-10-01' });
  expect(show(expenseTitlesRead, null, { expenses: [older, ...many.slice(4)] }, [])).toEqual([
    { title: 'Chai 6', category: 'food' },
    { title: 'Chai 5', category: 'food' },
  ]);
});

test('keeps every sum consistent with the list', () => {
  const rows = { expenses: [chai, rent] };
  expect(show(summaryRead, null, rows, []).expenses).toMatchObject({ total: '9040.00', count: 2 });
  const { expenses } = show(summaryRead, null, rows);
  expect(expenses).toMatchObject({
    total: '140.50',
    count: 2,
    firstMonth: '2026-11',
    categories: [
      { category: 'travel', total: '80.00', count: 1 },
      { category: 'food', total: '60.50', count: 1 },
    ],
    thisMonth: '140.50',
    lastMonth: '0.00',
    soFar: { thisMonth: '140.50', lastMonth: '0.00' },
    thisWeek: '80.00',
    lastWeek: '60.50',
    dailyAverage: '5.62',
  });
  expect(expenses.months.slice(-2)).toMatchObject([
    { month: '2026-10', total: '0.00', count: 0 },
    { month: '2026-11', total: '140.50', count: 2 },
  ]);
  expect(sumListed(list([chai, rent]))).toEqual({ count: 2, total: '140.50' });
  expect(sumListed(list([chai, rent], all, { category: 'food' }))).toEqual({ count: 1, total: '60.50' });
  const budget: PublicRow<'budgets'> = {
    id: 'total',
    category: 'total',
    monthlyAmount: '500.00',
    updatedAt: '2026-11-20T10:00:00.000Z',
  };
  expect(show(budgetsRead, null, { ...rows, budgets: [budget] })).toMatchObject([{ spent: '140.50' }]);
});

test('counts an expense in its period, by category and by payer', () => {
  const rows = { expenses: [{ ...rent, paidBy: 'arjun' }] };
  expect(show(statementRead, { by: 'month' }, rows, [auto])).toMatchObject({
    from: '2025-12-01',
    to: '2026-11-30',
    total: '9080.00',
    count: 2,
    payers: [{ userId: 'arjun' }, { userId: 'riya', total: '80.00', count: 1 }],
    periods: [
      { period: '2026-10', total: '9000.00' },
      { period: '2026-11', total: '80.00', count: 1, categories: [{ category: 'travel' }] },
    ],
  });
  expect(show(statementRead, { by: 'year' }, rows, [auto])).toMatchObject({ from: '2017-01-01', count: 2 });
});

test('previews another payer with each share as it was, and a split that is sent with it as sent', () => {
  const own = expense('petrol', '500.00', {
    split: { kind: 'amounts', payer: '300.00' },
    shares: [
      { userId: 'riya', amount: '300.00' },
      { userId: 'arjun', amount: '200.00' },
    ],
  });
  const pay = (paidBy: string, body: object = {}) =>
    change('expenses.update', 'petrol', { before: { ...own }, body: { paidBy, ...body } });
  expect(list([own], [pay('arjun')])).toMatchObject([
    {
      paidBy: 'arjun',
      split: { kind: 'amounts', payer: '200.00' },
      shares: [
        { userId: 'arjun', amount: '200.00' },
        { userId: 'riya', amount: '300.00' },
      ],
    },
  ]);
  expect(list([own], [pay('arjun'), pay('riya')])).toMatchObject([
    { paidBy: 'riya', split: own.split, shares: own.shares },
  ]);
  expect(list([own], [pay('arjun', { split: { kind: 'payer' } })])).toMatchObject([
    { split: { kind: 'payer' }, shares: [{ userId: 'arjun', amount: '500.00' }, { amount: '0.00' }] },
  ]);
});

test('splits a new expense of the partner by the default as it is', () => {
  const body = { title: 'Petrol', amount: '500', paidBy: 'arjun', spentOn: '2026-11-25' };
  const byDefault = { ...context, defaultSplit: { kind: 'percent', payer: 60 } as const };
  const created = change('expenses.create', 'petrol', { body });
  const shown = showRead(
    expensesRead,
    {},
    { rows: {}, changes: [created], rules: [pendingExpenses], context: byDefault },
  );
  expect(shown).toMatchObject([
    {
      split: { kind: 'percent', payer: 60 },
      shares: [
        { userId: 'arjun', amount: '300.00' },
        { userId: 'riya', amount: '200.00' },
      ],
    },
  ]);
});

test('counts pending expenses in the balance from its start day on', () => {
  const splitting: PublicRow<'splitting'> = {
    id: 'splitting',
    isOn: true,
    since: '2026-11-20',
    formerSince: null,
    turnedOffOn: null,
    defaultKind: 'equal',
    defaultValue: null,
  };
  const partner = { id: 'arjun', firstName: 'Arjun', lastName: 'Rao', dateOfBirth: null, upiId: 'arjun@okbank' };
  const members = [{ ...partner, avatarVersion: null, own: null }];
  const balanceOf = (expenses: Expense[], since = '2026-11-20') =>
    show(balanceRead, null, { splitting: [{ ...splitting, since }], members, expenses }, [auto]);
  expect(balanceOf([])).toMatchObject({
    owedBy: 'arjun',
    owedTo: 'riya',
    amount: '40.00',
    partnerUpiId: 'arjun@okbank',
  });
  const owing = (amount: string) =>
    expense('lent', amount, {
      paidBy: 'arjun',
      shares: [
        { userId: 'arjun', amount: '0.00' },
        { userId: 'riya', amount },
      ],
    });
  expect(balanceOf([owing('100.00')])).toMatchObject({ owedBy: 'riya', amount: '60.00' });
  expect(balanceOf([owing('40.00')])).toMatchObject({ owedBy: null, amount: '0.00' });
  expect(balanceOf([], '2026-12-01')).toMatchObject({ amount: '0.00' });
});

test('adds a change that waits for a decision once, on the partner’s version', () => {
  const partners = { ...chai, title: 'Masala chai', amount: '50.00', updatedAt: '2026-11-25T09:00:00.000Z' };
  const stale = change('expenses.update', 'chai', {
    before: { ...chai },
    newer: partners,
    state: 'stale',
    body: { amount: '60.50' },
  });
  const shown = list([partners], [stale]);
  expect(shown).toMatchObject([{ title: 'Masala chai', amount: '60.50' }]);
  expect(show(summaryRead, null, { expenses: [partners] }, [stale]).expenses).toMatchObject({
    total: '60.50',
    count: 1,
  });
});

test('returns the same rows if no change concerns them', () => {
  const rows = [chai, rent];
  const other = change('notes.create', 'note');
  expect(pendingExpenses.shows?.expenses?.(rows, [other], context)).toBe(rows);
});
