import type { Budget, SavedBudget } from '#contract/budgets.ts';
import { financesText } from '#messages/finances.ts';
import { budgetScreensText as text } from '#messages/screens/budgets.ts';
import { financeScreensText } from '#messages/screens/finances.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { asText, type ShownRead, type OfflineRules } from '#client/lib/outbox/offline-rules.ts';
import type { Fields, PendingMutation } from '#client/lib/outbox/pending-mutation.ts';
import { budgetId } from './model.ts';
import { fromPaise, toPaise } from '#domain/money.ts';
import { effectsOf } from '#client/features/expenses/offline.ts';
import { showInBudgets } from '#client/features/expenses/sums-model.ts';

/** Pending changes to budgets. These rules come after those of expenses, whose sums they show. */
export const pendingBudgets: OfflineRules = {
  calls: { 'budgets.change': 'update' },
  withBaseVersion: ['budgets.change'],
  reads: {
    'budgets.list': (data, changes, read) =>
      changes
        .reduce((budgets, change) => showOne(budgets, change, { changes, read }), readBudgets(data))
        .toSorted(compare),
  },
  answer: ({ body, before, objectId, madeAt }): SavedBudget => ({
    category: categoryOf(objectId),
    monthlyAmount: readAmount(body),
    spent: asText(before?.['spent']) || '0.00',
    updatedAt: madeAt,
  }),
  objectIdOf: (pathname) => budgetId(pathname.split('/').at(-1) ?? ''),
  isObject: (record, _body, objectId) =>
    'monthlyAmount' in record && budgetId(asText(record['category'])) === objectId,
  beforeFirst: (objectId, { spent }) => ({
    category: categoryOf(objectId),
    monthlyAmount: null,
    spent: spent[categoryOf(objectId)] ?? '0.00',
    updatedAt: null,
  }),
  nameOf: ({ category }) => text.progressOf(nameOfCategory(category)),
  describe: ({ monthlyAmount }) => [
    { label: financeScreensText.fieldAmount, value: monthlyAmount ? formatMoney(asText(monthlyAmount)) : '' },
  ],
};

function readBudgets(data: unknown): readonly Budget[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's tests hold every answer to its type
  return data as Budget[];
}

interface Around {
  changes: readonly PendingMutation[];
  read: ShownRead;
}

function showOne(budgets: readonly Budget[], change: PendingMutation, around: Around): readonly Budget[] {
  if (!(change.call in pendingBudgets.calls)) return budgets;
  const category = categoryOf(change.objectId);
  const monthlyAmount = readAmount(change.body);
  const current = budgets.find((budget) => budget.category === category);
  const others = budgets.filter((budget) => budget !== current);
  if (monthlyAmount === null) return others;
  const spent = current?.spent ?? spentOf(category, change, around);
  return [...others, { category, monthlyAmount, spent, updatedAt: change.madeAt }];
}

/** Returns the spending of a budget unknown to the server: the amount when it was set plus later pending expenses. */
function spentOf(category: Budget['category'], change: PendingMutation, { changes, read }: Around): string {
  const month = read.query.get('month') ?? read.today.slice(0, 7);
  const seen = indiaDate(change.madeAt).startsWith(month) ? asText(change.before?.['spent']) : '';
  const start: Budget = {
    category,
    monthlyAmount: '0.00',
    spent: seen || '0.00',
    updatedAt: change.madeAt,
  };
  const later = changes.filter(({ order }) => order > change.order);
  return showInBudgets([start], effectsOf(later, read), month)[0]?.spent ?? start.spent;
}

/** Sorts the overall budget first, then by share spent. */
function compare(one: Budget, other: Budget): number {
  const isTotal = (budget: Budget) => (budget.category === 'total' ? 0 : 1);
  const [left, right] = [
    toPaise(one.spent) * toPaise(other.monthlyAmount),
    toPaise(other.spent) * toPaise(one.monthlyAmount),
  ];
  return (
    isTotal(one) - isTotal(other) ||
    (right > left ? 1 : right < left ? -1 : 0) ||
    one.category.localeCompare(other.category)
  );
}

/** Returns the typed amount; `null` removes the budget. */
function readAmount(body: Fields | null): string | null {
  const typed = asText(body?.['monthlyAmount']);
  return typed === '' ? null : fromPaise(toPaise(typed));
}

function categoryOf(objectId: string): Budget['category'] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was made of a category
  return objectId.slice(budgetId('').length) as Budget['category'];
}

function nameOfCategory(category: unknown): string {
  return Object.entries(financesText.budgetCategories).find(([name]) => name === category)?.[1] ?? '';
}
