import { expect, test } from 'vitest';
import type { CopyContext } from '#client/data/copy/shown.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { pendingExpenses } from '#client/features/expenses/offline.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import { showRead } from '#tests/components/show-read.ts';
import { pendingBudgets } from './offline.ts';
import { budgetsRead } from './reads.ts';

type Budget = PublicRow<'budgets'>;

const context: CopyContext = { memberId: 'riya', partnerId: 'arjun', today: '2026-11-25', defaultSplit: null };

const total: Budget = {
  id: 'total',
  category: 'total',
  monthlyAmount: '10000.00',
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const gifts: Budget = { ...total, id: 'gifts', category: 'gifts', monthlyAmount: '1000.00' };

const spentOn = (day: string, amount: string, category: Expense['category']): Expense => ({
  id: `${day} ${category}`,
  title: 'Pani puri',
  amount,
  category,
  description: null,
  spentOn: day,
  paidBy: 'riya',
  split: { kind: 'payer' },
  shares: [{ userId: 'riya', amount }],
  imageUrl: null,
  thumbnailUrl: null,
  audience: 'both',
  surpriseUntil: null,
  userId: 'riya',
  createdAt: `${day}T10:00:00.000Z`,
  updatedAt: `${day}T10:00:00.000Z`,
});
const expenses = [
  spentOn('2026-11-24', '300.00', 'food'),
  spentOn('2026-11-23', '500.00', 'gifts'),
  spentOn('2026-11-01', '100.00', 'travel'),
  spentOn('2026-10-31', '40.00', 'food'),
];

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
    before: pendingBudgets.object?.beforeFirst?.(objectId) ?? null,
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

const show = (budgets: Budget[], changes: PendingMutation[]) =>
  showRead(budgetsRead, null, {
    rows: { budgets, expenses },
    changes,
    rules: [pendingBudgets, pendingExpenses],
    context,
  });

test('sets, changes and removes a budget', () => {
  const shownTotal = { category: 'total', monthlyAmount: '10000.00', spent: '900.00', updatedAt: total.updatedAt };
  expect(show([total], [set('total', '8000')])).toMatchObject([
    { category: 'total', monthlyAmount: '8000.00', spent: '900.00' },
  ]);
  expect(show([total, gifts], [set('gifts', null)])).toEqual([shownTotal]);
  expect(show([total], [set('food', '600'), set('food', null, { order: 2 })])).toEqual([shownTotal]);
});

test("shows this month's spending of a new budget, with pending expenses", () => {
  expect(show([total], [set('food', '600')])).toMatchObject([
    { category: 'total', spent: '900.00' },
    { category: 'food', monthlyAmount: '600.00', spent: '300.00' },
  ]);
  const changes = [expense(1, '25', 'food'), set('food', '600', { order: 2 }), expense(3, '50', 'food')];
  expect(show([], [...changes, expense(4, '9', 'gifts')])).toMatchObject([{ spent: '375.00' }]);
});

test('lists the overall budget first, then by share spent', () => {
  const shown = show([gifts], [set('food', '400'), set('total', '9000', { order: 2 })]);
  expect(shown.map(({ category }) => category)).toEqual(['total', 'food', 'gifts']);
});

test('finds a budget by its category and rejects a record that is not a budget', () => {
  expect(pendingBudgets.object?.idOf?.('/api/budgets/food')).toBe('budget/food');
  const isFood = (record: object) => pendingBudgets.object?.isRecord?.({ ...record }, null, 'budget/food');
  expect([isFood({ ...gifts, category: 'food' }), isFood(gifts), isFood({ category: 'food' })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(set('food', '600').before).toEqual({ category: 'food', monthlyAmount: null, updatedAt: null });
});

test('names a budget in the list of changes', () => {
  expect(pendingBudgets.nameOf({ category: 'food' })).toBe('Budget: Food & Dining');
  expect(pendingBudgets.describe({ monthlyAmount: '600' })).toEqual([{ label: 'Amount (₹)', value: '₹600' }]);
});
