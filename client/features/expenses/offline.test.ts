import { expect, test } from 'vitest';
import type { Balance } from '#domain/balance/schema.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import type { FinanceSummary } from '#domain/statement/schema.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import type { ShownRead } from '#client/data/outbox/offline-rules.ts';
import { pendingBudgets } from '#client/features/budgets/offline.ts';
import { pendingExpenses } from './offline.ts';

const read: ShownRead = {
  partnerId: 'arjun',
  // Wednesday.
  today: '2026-11-25',
  defaultSplit: { kind: 'equal' },
  objectId: null,
  query: new URLSearchParams(),
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

function show(call: string, data: unknown, changes = all, query = ''): unknown {
  return { ...pendingExpenses.reads, ...pendingBudgets.reads }[call]?.(data, changes, {
    ...read,
    query: new URLSearchParams(query),
  });
}

test('lists added, changed and deleted expenses, latest day first', () => {
  expect(show('expenses.list', [chai, rent])).toMatchObject([
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

test('adds a new expense only to the first page, and only if it matches the filters', () => {
  expect(show('expenses.list', [chai], [auto], 'category=food')).toEqual([chai]);
  expect(show('expenses.list', [chai], [auto], 'search=AUTO&month=2026-11')).toHaveLength(2);
  expect(show('expenses.list', [chai], [auto], 'limit=5&cursor=next')).toEqual([chai]);
});

test('keeps every sum consistent with the list', () => {
  const summary: FinanceSummary = {
    savings: { total: '0.00', goalCount: 0, activeCount: 0 },
    expenses: {
      total: '9040.00',
      count: 2,
      firstMonth: '2026-10',
      categories: [
        { category: 'other', total: '9000.00', count: 1 },
        { category: 'food', total: '40.00', count: 1 },
      ],
      thisMonth: '40.00',
      lastMonth: '9000.00',
      soFar: { thisMonth: '40.00', lastMonth: '9000.00' },
      thisWeek: '40.00',
      lastWeek: '0.00',
      dailyAverage: '1.60',
      months: [
        { month: '2026-10', total: '9000.00', count: 1, categories: [] },
        { month: '2026-11', total: '40.00', count: 1, categories: [] },
      ],
    },
  };
  expect(show('statement.readSummary', summary)).toMatchObject({
    expenses: {
      total: '140.50',
      count: 2,
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
      months: [
        { month: '2026-10', total: '0.00', count: 0 },
        { month: '2026-11', total: '140.50', count: 2 },
      ],
    },
  });
  expect(show('expenses.sum', { count: 2, total: '9040.00' })).toEqual({ count: 2, total: '140.50' });
  expect(show('expenses.sum', { count: 1, total: '40.00' }, all, 'category=food')).toEqual({
    count: 1,
    total: '60.50',
  });
  expect(show('budgets.list', [{ category: 'total', monthlyAmount: '500.00', spent: '40.00' }])).toMatchObject([
    { spent: '140.50' },
  ]);
});

test('counts an expense in its period, by category and by payer', () => {
  const sums = {
    total: '9000.00',
    count: 1,
    categories: [{ category: 'other', total: '9000.00', count: 1 }],
    payers: [{ userId: 'arjun', total: '9000.00', count: 1 }],
  };
  const statement = {
    by: 'month',
    from: '2025-12-01',
    to: '2026-11-30',
    ...sums,
    periods: [{ period: '2026-10', ...sums }],
  };
  expect(show('statement.read', statement, [auto])).toMatchObject({
    total: '9080.00',
    count: 2,
    payers: [{ userId: 'arjun' }, { userId: 'riya', total: '80.00', count: 1 }],
    periods: [
      { period: '2026-10', total: '9000.00' },
      { period: '2026-11', total: '80.00', count: 1, categories: [{ category: 'travel' }] },
    ],
  });
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
  expect(show('expenses.list', [own], [pay('arjun')])).toMatchObject([
    {
      paidBy: 'arjun',
      split: { kind: 'amounts', payer: '200.00' },
      shares: [
        { userId: 'arjun', amount: '200.00' },
        { userId: 'riya', amount: '300.00' },
      ],
    },
  ]);
  expect(show('expenses.list', [own], [pay('arjun'), pay('riya')])).toMatchObject([
    { paidBy: 'riya', split: own.split, shares: own.shares },
  ]);
  expect(show('expenses.list', [own], [pay('arjun', { split: { kind: 'payer' } })])).toMatchObject([
    { split: { kind: 'payer' }, shares: [{ userId: 'arjun', amount: '500.00' }, { amount: '0.00' }] },
  ]);
});

test('splits a new expense of the partner by the default as it is', () => {
  const body = { title: 'Petrol', amount: '500', paidBy: 'arjun', spentOn: '2026-11-25' };
  const context = { ...read, defaultSplit: { kind: 'percent', payer: 60 } as const };
  const created = change('expenses.create', 'petrol', { body });
  expect(pendingExpenses.answer(created, context)).toMatchObject({
    split: { kind: 'percent', payer: 60 },
    shares: [
      { userId: 'arjun', amount: '300.00' },
      { userId: 'riya', amount: '200.00' },
    ],
  });
});

test('counts pending expenses in the balance from its start day on', () => {
  const even: Balance = {
    isOn: true,
    since: '2026-11-20',
    default: { kind: 'equal' },
    owedBy: null,
    owedTo: null,
    amount: '0.00',
    partnerUpiId: null,
  };
  expect(show('balance.read', even, [auto])).toMatchObject({
    owedBy: 'arjun',
    owedTo: 'riya',
    amount: '40.00',
  });
  const owing = { ...even, owedBy: 'riya', owedTo: 'arjun', amount: '100.00' };
  expect(show('balance.read', owing, [auto])).toMatchObject({ owedBy: 'riya', amount: '60.00' });
  expect(show('balance.read', { ...owing, amount: '40.00' }, [auto])).toMatchObject({
    owedBy: null,
    amount: '0.00',
  });
  expect(show('balance.read', { ...even, since: '2026-12-01' }, [auto])).toMatchObject({ amount: '0.00' });
});

test('adds a change that waits for a decision once, on the partner’s version', () => {
  const partners = { ...chai, amount: '50.00', updatedAt: '2026-11-25T09:00:00.000Z' };
  const stale = change('expenses.update', 'chai', {
    before: { ...chai },
    newer: partners,
    state: 'stale',
    body: { amount: '60.50' },
  });
  const known = { rows: [partners], total: '50.00' };
  const [shown] = show('expenses.list', known.rows, [stale]) as Expense[];
  // The device does not know which row the sums contain, or knows an older one.
  for (const findFetched of [() => undefined, () => ({ ...chai })]) {
    const sum = pendingExpenses.reads['expenses.sum']?.({ count: 1, total: known.total }, [stale], {
      ...read,
      findFetched,
    });
    expect(sum).toEqual({ count: 1, total: shown?.amount });
  }
});
