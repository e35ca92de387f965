import type { Expense } from '#contract/expenses.ts';
import type { Balance } from '#contract/balance.ts';
import type { FinanceSummary, Statement } from '#contract/statement.ts';
import type { RowEffect } from '#domain/row-effect.ts';
import { financesText, financeScreensText as text } from '#messages/finances.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { changeExpense, compareExpenses, isExpenseListed } from '#domain/expenses/rules.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import {
  answerByRows,
  asText,
  effectsOf,
  type RowRules,
  showing,
  showInRows,
  type ShownRead,
  type OfflineContext,
  type OfflineRules,
} from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { withFilledDays } from '#client/features/recurring/filled-days-model.ts';
import { addToBalance } from '#domain/balance/rules.ts';
import { addToTotal } from '#domain/expenses/sums.ts';
import { addToStatement, addToSummary } from '#domain/statement/rules.ts';

const rows: RowRules<Expense> = {
  calls: {
    'expenses.create': 'create',
    'expenses.update': 'update',
    'expenses.delete': 'delete',
    'expenses.restore': 'restore',
  },
  toRow: (change, context) => {
    const { objectId, memberId, madeAt } = change;
    const start: Expense = {
      id: objectId,
      title: '',
      amount: '0.00',
      category: 'food',
      description: null,
      spentOn: indiaDate(madeAt),
      paidBy: memberId,
      split: context.defaultSplit ?? { kind: 'payer' },
      shares: [],
      imageUrl: null,
      thumbnailUrl: null,
      userId: memberId,
      createdAt: madeAt,
      updatedAt: madeAt,
    };
    return amend(start, change, context);
  },
  amend,
  compare: compareExpenses,
  isListed,
};

/** Pending changes to expenses, with every sum over them. */
export const pendingExpenses: OfflineRules = {
  calls: rows.calls,
  withBaseVersion: ['expenses.update'],
  // An expense filled in for a day must exist first.
  follows: {
    'expenses.update': ['recurring.fillIn'],
    'expenses.delete': ['recurring.fillIn'],
    'expenses.restore': ['recurring.fillIn'],
  },
  reads: {
    'expenses.list': showing<Expense[]>((data, changes, read) =>
      showInRows(data, withFilledDays(changes, read), rows, read),
    ),
    'expenses.sum': showing<{ count: number; total: string }>((data, changes, read) =>
      addToTotal(
        data,
        expenseEffects(changes, read).map(({ before, after }) => ({
          before: before && isListed(before, read.query) ? before : null,
          after: after && isListed(after, read.query) ? after : null,
        })),
      ),
    ),
    'statement.readSummary': showing<FinanceSummary>((data, changes, read) =>
      addToSummary(data, expenseEffects(changes, read), read.today),
    ),
    'statement.read': showing<Statement>((data, changes, read) => addToStatement(data, expenseEffects(changes, read))),
    'balance.read': showing<Balance>((data, changes, read) => addToBalance(data, expenseEffects(changes, read))),
  },
  answer: answerByRows(rows),
  nameOf: ({ title, amount }) =>
    [asText(title), amount === undefined ? '' : formatMoney(asText(amount))].filter(Boolean).join(' · '),
  describe: ({ title, amount, spentOn, category, description }) => [
    { label: text.fieldTitle, value: asText(title) },
    { label: text.fieldAmount, value: amount === undefined ? '' : formatMoney(asText(amount)) },
    { label: text.fieldSpentOn, value: typeof spentOn === 'string' ? formatDate(spentOn) : '' },
    { label: text.fieldCategory, value: nameOfCategory(category) },
    { label: text.fieldDescription, value: asText(description) },
  ],
};

/** Returns the effects of the expense changes among all changes, in order. */
export function expenseEffects(changes: readonly PendingMutation[], read: ShownRead): RowEffect<Expense>[] {
  return effectsOf(withFilledDays(changes, read), rows, read);
}

function amend(row: Expense, { body, madeAt }: PendingMutation, context: OfflineContext): Expense {
  const { partnerId, defaultSplit } = context;
  const changed = changeExpense(row, { ...body }, { partnerId, isSplitting: defaultSplit !== null });
  return { ...changed, updatedAt: madeAt };
}

function isListed(expense: Expense, query: URLSearchParams): boolean {
  return isExpenseListed(expense, Object.fromEntries(query));
}

function nameOfCategory(category: unknown): string {
  return Object.entries(financesText.categories).find(([name]) => name === category)?.[1] ?? '';
}
