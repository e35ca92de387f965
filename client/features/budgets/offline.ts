import { asText, nameIn, type OfflineRules } from '#client/data/outbox/offline-rules.ts';
import type { Fields, PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { BUDGET_CATEGORIES } from '#domain/budgets/facts.ts';
import type { Budget } from '#domain/budgets/schema.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { budgetScreensText as text } from '#messages/budgets.ts';
import { financesText, financeScreensText } from '#messages/finances.ts';
import { budgetId } from './model.ts';

/** A budget without what is spent of it. */
type StoredBudget = PublicRow<'budgets'>;

/** Pending changes to budgets. */
export const pendingBudgets: OfflineRules = {
  calls: { 'budgets.change': 'update' },
  withBaseVersion: ['budgets.change'],
  shows: { budgets: showInBudgets },
  object: {
    idOf: (pathname) => budgetId(pathname.split('/').at(-1) ?? ''),
    isRecord: (record, _body, objectId) =>
      'monthlyAmount' in record && budgetId(asText(record['category'])) === objectId,
    beforeFirst: (objectId) => ({ category: categoryOf(objectId), monthlyAmount: null, updatedAt: null }),
  },
  nameOf: ({ category }) => text.progressOf(nameIn(financesText.budgetCategories, category)),
  describe: ({ monthlyAmount }) => [
    { label: financeScreensText.fieldAmount, value: monthlyAmount ? formatMoney(asText(monthlyAmount)) : '' },
  ],
};

function showInBudgets(budgets: readonly StoredBudget[], changes: readonly PendingMutation[]): readonly StoredBudget[] {
  return changes
    .filter(({ call }) => call in pendingBudgets.calls)
    .reduce((shown, { objectId, body, madeAt }) => {
      const category = categoryOf(objectId);
      const monthlyAmount = readAmount(body);
      const others = shown.filter((budget) => budget.category !== category);
      return monthlyAmount === null
        ? others
        : [...others, { id: category, category, monthlyAmount, updatedAt: madeAt }];
    }, budgets);
}

/** Returns the typed amount; `null` removes the budget. */
function readAmount(body: Fields | null): string | null {
  const typed = asText(body?.['monthlyAmount']);
  return typed === '' ? null : fromPaise(toPaise(typed));
}

function categoryOf(objectId: string): Budget['category'] {
  return BUDGET_CATEGORIES.find((category) => budgetId(category) === objectId) ?? 'total';
}
