import { addToBalance } from '#domain/balance/rules.ts';
import type { Balance } from '#domain/balance/schema.ts';
import { DEFAULT_CATEGORY, EXPENSE_DEFAULTS, EXPENSE_TEXTS } from '#domain/expenses/facts.ts';
import { changeExpense, compareExpenses, isExpenseListed } from '#domain/expenses/rules.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import { addToTotal } from '#domain/expenses/sums.ts';
import type { RowEffect } from '#domain/kernel/row-effect.ts';
import { addToStatement, addToSummary } from '#domain/statement/rules.ts';
import type { FinanceSummary, Statement } from '#domain/statement/schema.ts';
import { financesText, financeScreensText as text } from '#messages/finances.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
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
  compare: compareExpenses,
  isListed,
};

/** Pending changes to expenses, with every sum over them. */
export const pendingExpenses: OfflineRules = {
  calls: rows.calls,
  withBaseVersion: ['expenses.update'],
  sentTogether: ['paidBy', 'split'],
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
  describe: ({ title, amount, spentOn, category, ...further }) => [
    { label: text.fieldTitle, value: asText(title) },
    { label: text.fieldAmount, value: amount === undefined ? '' : formatMoney(asText(amount)) },
    { label: text.fieldSpentOn, value: typeof spentOn === 'string' ? formatDate(spentOn) : '' },
    { label: text.fieldCategory, value: nameOfCategory(category) },
    ...EXPENSE_TEXTS.map((field) => ({ label: financesText.texts[field], value: asText(further[field]) })),
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
