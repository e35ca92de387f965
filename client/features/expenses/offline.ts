import { DEFAULT_CATEGORY, EXPENSE_DEFAULTS, EXPENSE_TEXTS } from '#domain/expenses/facts.ts';
import { changeExpense } from '#domain/expenses/rules.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import { financesText, financeScreensText as text } from '#messages/finances.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import {
  answerByRows,
  asText,
  inRows,
  type RowRules,
  type OfflineContext,
  type OfflineRules,
} from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { withFilledDays } from '#client/features/recurring/filled-days-model.ts';

const rows: RowRules<Expense> = {
  calls: {
    'expenses.create': 'create',
    'expenses.update': 'update',
    'expenses.delete': 'delete',
    'expenses.restore': 'restore',
  },
  toRow: (change, context) => {
    const { objectId, memberId, body, madeAt } = change;
    const start: Expense = {
      id: objectId,
      title: '',
      amount: '0.00',
      category: DEFAULT_CATEGORY,
      ...EXPENSE_DEFAULTS,
      spentOn: indiaDate(madeAt),
      paidBy: asText(body?.['paidBy']) || memberId,
      split: context.defaultSplit ?? { kind: 'payer' },
      shares: [],
      thumbnailUrl: null,
      userId: memberId,
      createdAt: madeAt,
      updatedAt: madeAt,
    };
    return amend(start, change, context);
  },
  amend,
};

/** Pending changes to expenses, and the days of recurring ones that become expenses. */
export const pendingExpenses: OfflineRules = {
  calls: rows.calls,
  withBaseVersion: ['expenses.update'],
  sentTogether: [['amount', 'paidBy', 'split']],
  // An expense filled in for a day must exist first.
  follows: {
    'expenses.update': ['recurring.fillIn'],
    'expenses.delete': ['recurring.fillIn'],
    'expenses.restore': ['recurring.fillIn'],
  },
  shows: {
    expenses: (expenses, changes, context) => inRows(rows)(expenses, withFilledDays(changes, context), context),
  },
  answer: answerByRows(rows),
  nameOf: ({ title, amount }) =>
    [asText(title), amount === undefined ? '' : formatMoney(asText(amount))].filter(Boolean).join(' · '),
  describe: ({ title, amount, spentOn, category, ...further }) => [
    { label: text.fieldTitle, value: asText(title) },
    { label: text.fieldAmount, value: amount === undefined ? '' : formatMoney(asText(amount)) },
    { label: text.fieldSpentOn, value: typeof spentOn === 'string' ? formatDate(spentOn) : '' },
    { label: text.fieldCategory, value: nameOfCategory(category) },
    ...EXPENSE_TEXTS.map((field) => ({ label: financesText.texts[field], value: asText(further[field]) })),
  ],
};

function amend(row: Expense, { body, madeAt }: PendingMutation, context: OfflineContext): Expense {
  const { partnerId, defaultSplit } = context;
  const changed = changeExpense(row, { ...body }, { partnerId, isSplitting: defaultSplit !== null });
  return { ...changed, updatedAt: madeAt };
}

function nameOfCategory(category: unknown): string {
  return Object.entries(financesText.categories).find(([name]) => name === category)?.[1] ?? '';
}
