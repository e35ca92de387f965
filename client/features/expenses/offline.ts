import {
  asText,
  inRows,
  nameIn,
  type OfflineContext,
  recordCalls,
  recordRules,
  type RowRules,
  type ShowInRows,
} from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { withFilledDays } from '#client/features/recurring/filled-days-model.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { DEFAULT_CATEGORY, EXPENSE_DEFAULTS, EXPENSE_TEXTS } from '#domain/expenses/facts.ts';
import { changeExpense, isPrivate } from '#domain/expenses/rules.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import { financesText, financeScreensText as text } from '#messages/finances.ts';
import { privateExpenseScreensText as seenText } from '#messages/private-expenses.ts';

const rows: RowRules<Expense> = {
  calls: recordCalls('expenses'),
  toRow: (change, context) => {
    const { objectId, memberId, body, madeAt } = change;
    const start: Expense = {
      id: objectId,
      title: '',
      amount: '0.00',
      category: DEFAULT_CATEGORY,
      ...EXPENSE_DEFAULTS,
      spentOn: indiaDate(madeAt),
      audience: 'both',
      surpriseUntil: null,
      paidBy: asText(body?.['paidBy']) || memberId,
      // Private expenses are not split by default.
      split: (isHidden(body) ? null : context.defaultSplit) ?? { kind: 'payer' },
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
export const pendingExpenses = recordRules<Expense>('expenses', {
  ...rows,
  body: {
    parameters: ['listItemIds'],
    sentTogether: [
      ['amount', 'paidBy', 'split'],
      ['audience', 'surpriseUntil'],
    ],
  },
  // An expense filled in for a day must exist first.
  follows: {
    'expenses.update': ['recurring.fillIn', 'recurring.pay'],
    'expenses.delete': ['recurring.fillIn', 'recurring.pay'],
    'expenses.restore': ['recurring.fillIn', 'recurring.pay'],
  },
  shows: {
    expenses: showWhere((expense) => !isPrivate(expense)),
    privateExpenses: showWhere(isPrivate),
  },
  nameOf: ({ title, amount }) =>
    [asText(title), amount === undefined ? '' : formatMoney(asText(amount))].filter(Boolean).join(' · '),
  describe: ({ title, amount, spentOn, category, audience, surpriseUntil, ...further }) => [
    { label: text.fieldTitle, value: asText(title) },
    { label: text.fieldAmount, value: amount === undefined ? '' : formatMoney(asText(amount)) },
    { label: text.fieldSpentOn, value: typeof spentOn === 'string' ? formatDate(spentOn) : '' },
    { label: text.fieldCategory, value: nameIn(financesText.categories, category) },
    ...EXPENSE_TEXTS.map((field) => ({ label: financesText.texts[field], value: asText(further[field]) })),
    { label: seenText.whoSees, value: nameOfAudience(audience, surpriseUntil) },
  ],
});

/**
 * Applies the changes to the rows that both see, or to those that the member alone sees. An expense that a change hides
 * or shows leaves the one for the other.
 */
function showWhere(isShown: (expense: Expense) => boolean): ShowInRows<Expense> {
  return (expenses, changes, context) => {
    const shown = inRows(rows)(expenses, withFilledDays(changes, context), context);
    return shown === expenses ? expenses : shown.filter(isShown);
  };
}

function isHidden(body: PendingMutation['body']): boolean {
  return body?.['audience'] === 'me' || Boolean(body?.['surpriseUntil']);
}

function amend(row: Expense, { body, madeAt }: PendingMutation, context: OfflineContext): Expense {
  const { partnerId, defaultSplit } = context;
  const { listItemIds: _items, ...fields } = body ?? {};
  const changed = changeExpense(row, fields, { partnerId, defaultSplit });
  return { ...changed, updatedAt: madeAt };
}

/** Names who sees an expense; nothing for what both see. */
function nameOfAudience(audience: unknown, surpriseUntil: unknown): string {
  if (audience === 'me') return seenText.onlyYou;
  return typeof surpriseUntil === 'string' && surpriseUntil !== ''
    ? seenText.surpriseUntil(formatDate(surpriseUntil))
    : '';
}
