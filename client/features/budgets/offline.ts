import { BUDGET_CATEGORIES } from '#domain/budgets/facts.ts';
import { addToBudgets, compareBudgets } from '#domain/budgets/rules.ts';
import type { Budget, SavedBudget } from '#domain/budgets/schema.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { financesText, financeScreensText } from '#messages/finances.ts';
import { budgetScreensText as text } from '#messages/budgets.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { asText, showing, type ShownRead, type OfflineRules } from '#client/data/outbox/offline-rules.ts';
import type { Fields, PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { budgetId } from './model.ts';
import { expenseEffects } from '#client/features/expenses/offline.ts';

/** Pending changes to budgets, and to expenses in what is spent of them. */
export const pendingBudgets: OfflineRules = {
  calls: { 'budgets.change': 'update' },
  withBaseVersion: ['budgets.change'],
  reads: {
    'budgets.list': showing<readonly Budget[]>((data, changes, read) =>
      changes
        .reduce<readonly Budget[]>(
          (budgets, change) => showOne(budgets, change, { changes, read }),
          addToBudgets(data, expenseEffects(changes, read), monthOf(read)),
        )
        .toSorted(compareBudgets),
    ),
  },
  answer: ({ body, before, objectId, madeAt }): SavedBudget => ({
    category: categoryOf(objectId),
    monthlyAmount: readAmount(body),
    spent: asText(before?.['spent']) || '0.00',
    updatedAt: madeAt,
  }),
  objectIdOf: (pathname) => budgetId(pathname.split('/').at(-1) ?? ''),
  isObject: (record, _body, objectId) => 'monthlyAmount' in record && budgetId(asText(record['category'])) === objectId,
  beforeFirst: (objectId, spent) => ({
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

function monthOf({ query, today }: ShownRead): string {
  return query.get('month') ?? today.slice(0, 7);
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
  const month = monthOf(read);
  const seen = indiaDate(change.madeAt).startsWith(month) ? asText(change.before?.['spent']) : '';
  const start: Budget = {
    category,
    monthlyAmount: '0.00',
    spent: seen || '0.00',
    updatedAt: change.madeAt,
  };
  const later = changes.filter(({ order }) => order > change.order);
  return addToBudgets([start], expenseEffects(later, read), month)[0]?.spent ?? start.spent;
}

/** Returns the typed amount; `null` removes the budget. */
function readAmount(body: Fields | null): string | null {
  const typed = asText(body?.['monthlyAmount']);
  return typed === '' ? null : fromPaise(toPaise(typed));
}

function categoryOf(objectId: string): Budget['category'] {
  return BUDGET_CATEGORIES.find((category) => budgetId(category) === objectId) ?? 'total';
}

function nameOfCategory(category: unknown): string {
  return Object.entries(financesText.budgetCategories).find(([name]) => name === category)?.[1] ?? '';
}
