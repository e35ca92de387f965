import type { Expense } from '#contract/expenses.ts';
import { photoAddress, photoIdOf } from '#contract/photo-address.ts';
import type { Split } from '#contract/balance.ts';
import { financesText } from '#messages/finances.ts';
import { financeScreensText as text } from '#messages/screens/finances.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { isExpenseListed } from '#domain/expenses/rules.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import {
  answerByRows,
  asText,
  effectOf,
  type RowEffect,
  type RowRules,
  showInRows,
  type ShownRead,
  type OfflineContext,
  type OfflineRules,
} from '#client/lib/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/lib/outbox/pending-mutation.ts';
import { fromPaise, toPaise } from '#domain/money.ts';
import { shareOut } from '#client/features/balance/model.ts';
import { withFilledDays } from '#client/features/recurring/filled-days-model.ts';
import { showInBalance, showInBudgets, showInStatement, showInSummary, showInTotal } from './sums-model.ts';

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
  compare: (one, other) =>
    other.spentOn.localeCompare(one.spentOn) || other.createdAt.localeCompare(one.createdAt),
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
    'expenses.list': (data, changes, read) => showInRows(data, withFilledDays(changes, read), rows, read),
    'expenses.sum': (data, changes, read) =>
      showInTotal(
        data,
        effectsOf(changes, read).map(({ before, after }) => ({
          before: before && isListed(before, read.query) ? before : null,
          after: after && isListed(after, read.query) ? after : null,
        })),
      ),
    'statement.readSummary': (data, changes, read) =>
      showInSummary(data, effectsOf(changes, read), read.today),
    'statement.read': (data, changes, read) => showInStatement(data, effectsOf(changes, read)),
    'balance.read': (data, changes, read) => showInBalance(data, effectsOf(changes, read)),
    'budgets.list': (data, changes, read) =>
      showInBudgets(data, effectsOf(changes, read), read.query.get('month') ?? read.today.slice(0, 7)),
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
export function effectsOf(changes: readonly PendingMutation[], read: ShownRead): RowEffect<Expense>[] {
  return withFilledDays(changes, read)
    .filter(({ call }) => call in rows.calls)
    .map((change) => effectOf(change, rows, read));
}

function amend(row: Expense, { body, madeAt }: PendingMutation, context: OfflineContext): Expense {
  const typed = { ...body } as Partial<Expense>;
  const { split = row.split, paidBy = row.paidBy, imageUrl = row.imageUrl } = typed;
  const photoId = imageUrl && photoIdOf(imageUrl);
  const amount = fromPaise(toPaise(typed.amount ?? row.amount));
  return {
    ...row,
    ...typed,
    id: row.id,
    amount,
    imageUrl,
    thumbnailUrl: photoId && photoAddress(photoId, 'thumbnail'),
    shares: sharesOf(amount, split, paidBy, row, context),
    updatedAt: madeAt,
  };
}

/** Returns each member's share, as the server will compute it. */
function sharesOf(
  amount: string,
  split: Split,
  paidBy: string | null,
  { shares, userId }: Expense,
  { partnerId, defaultSplit }: OfflineContext,
): Expense['shares'] {
  const others = [userId, partnerId, ...shares.map((share) => share.userId)];
  const other = others.find((id) => id !== null && id !== paidBy) ?? null;
  const parts = shareOut(amount, { kind: split.kind, payer: 'payer' in split ? String(split.payer) : '' });
  const isShared = defaultSplit !== null || shares.length > 1;
  if (!parts || !isShared || other === null) return [{ userId: paidBy, amount }];
  return [
    { userId: paidBy, amount: parts.payers },
    { userId: other, amount: parts.others },
  ];
}

function isListed(expense: Expense, query: URLSearchParams): boolean {
  return isExpenseListed(expense, Object.fromEntries(query));
}

function nameOfCategory(category: unknown): string {
  return Object.entries(financesText.categories).find(([name]) => name === category)?.[1] ?? '';
}
