import { expect, test } from 'vitest';
import type { Budget } from '#domain/budgets/schema.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import type { ShownRead } from '#client/data/outbox/offline-rules.ts';
import { pendingBudgets } from './offline.ts';

const read: ShownRead = {
  partnerId: 'arjun',
  today: '2026-11-25',
  defaultSplit: null,
  objectId: null,
  query: new URLSearchParams(),
};

const spent = { total: '900.00', food: '300.00' };

const total: Budget = {
  category: 'total',
  monthlyAmount: '10000.00',
  spent: '900.00',
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const gifts: Budget = { ...total, category: 'gifts', monthlyAmount: '1000.00', spent: '500.00' };

function set(category: string, monthlyAmount: string | null, fields: Partial<PendingMutation> = {}) {
  const objectId = `budget/${category}`;
  return {
    order: 1,
    key: 'key',
    memberId: 'riya',
    call: 'budgets.change',
    method: 'PUT',
    path: `/api/budgets/${category}`,
    body: { monthlyAmount },
    objectId,
    madeAt: '2026-11-25T10:00:00.000Z',
    before: pendingBudgets.beforeFirst?.(objectId, spent) ?? null,
    state: 'waiting',
    ...fields,
  } as const satisfies PendingMutation;
}

function expense(order: number, amount: string, category: string): PendingMutation {
  return {
    ...set('total', null),
    order,
    call: 'expenses.create',
    objectId: `expense-${order}`,
    body: { title: 'Pani puri', amount, category, spentOn: '2026-11-25' },
    before: null,
  };
}

const show = (data: Budget[], changes: PendingMutation[], query = '') =>
  pendingBudgets.reads['budgets.list']?.(data, changes, {
    ...read,
    query: new URLSearchParams(query),
  });

test('sets, changes and removes a budget', () => {
  expect(show([total], [set('total', '8000')])).toMatchObject([
    { category: 'total', monthlyAmount: '8000.00', spent: '900.00' },
  ]);
  expect(show([total, gifts], [set('gifts', null)])).toEqual([total]);
  expect(show([total], [set('food', '600'), set('food', null, { order: 2 })])).toEqual([total]);
});

test('shows the spending when a new budget was set plus later pending expenses', () => {
  expect(show([total], [set('food', '600')])).toMatchObject([
    total,
    { category: 'food', monthlyAmount: '600.00', spent: '300.00' },
  ]);
  const changes = [expense(1, '25', 'food'), set('food', '600', { order: 2 }), expense(3, '50', 'food')];
  expect(show([], [...changes, expense(4, '9', 'gifts')])).toMatchObject([{ spent: '350.00' }]);
  expect(show([], changes, 'month=2026-10')).toMatchObject([{ spent: '0.00' }]);
});

test('lists the overall budget first, then by share spent', () => {
  const shown = show([gifts], [set('food', '400'), set('total', '9000', { order: 2 })]) as Budget[];
  expect(shown.map(({ category }) => category)).toEqual(['total', 'food', 'gifts']);
});

test('finds a budget by its category and rejects a record that is not a budget', () => {
  expect(pendingBudgets.objectIdOf?.('/api/budgets/food')).toBe('budget/food');
  const isFood = (record: object) => pendingBudgets.isObject?.({ ...record }, null, 'budget/food');
  expect([isFood({ ...gifts, category: 'food' }), isFood(gifts), isFood({ category: 'food' })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(set('food', '600').before).toEqual({
    category: 'food',
    monthlyAmount: null,
    spent: '300.00',
    updatedAt: null,
  });
});

test('answers a form with the budget and names it in the list of changes', () => {
  expect(pendingBudgets.answer(set('food', '600'), read)).toMatchObject({
    category: 'food',
    monthlyAmount: '600.00',
    spent: '300.00',
  });
  expect(pendingBudgets.nameOf({ category: 'food' })).toBe('Budget: Food & Dining');
  expect(pendingBudgets.describe({ monthlyAmount: '600' })).toEqual([{ label: 'Amount (₹)', value: '₹600' }]);
});
