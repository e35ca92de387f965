import { amendFields, asText, nameIn, type OfflineContext, recordRules } from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { FROM_BOTH } from '#domain/expenses/facts.ts';
import { fromSplit, isTurned, mirrorSplit, toSplit } from '#domain/expenses/split.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { firstDueDay } from '#domain/recurring/recurrence.ts';
import { bringDue, changeTerms, skipDay, unskipDay } from '#domain/recurring/rules.ts';
import type { RecurringExpense } from '#domain/recurring/schema.ts';
import { financesText, financeScreensText } from '#messages/finances.ts';
import { recurringScreensText as text } from '#messages/recurring.ts';
import { isDayPaid } from './filled-days-model.ts';

/**
 * Pending changes to recurring expenses, with skipped and filled-in days. Expenses due since the first day appear once
 * the change reaches the server.
 */
export const pendingRecurring = recordRules<RecurringExpense>('recurring', {
  calls: {
    'recurring.create': 'create',
    'recurring.update': 'update',
    'recurring.delete': 'delete',
    'recurring.skip': 'skip',
    'recurring.unskip': 'unskip',
    'recurring.fillIn': 'fill',
    'recurring.pay': 'fill',
  },
  toRow(change, { defaultSplit }) {
    const { objectId, memberId, madeAt } = change;
    const start: RecurringExpense = {
      id: objectId,
      title: '',
      amount: null,
      category: 'other',
      paidBy: memberId,
      split: defaultSplit ?? { kind: 'payer' },
      every: 'month',
      startsOn: indiaDate(madeAt),
      endsOn: null,
      isVariable: false,
      noticeDays: 0,
      nextOn: null,
      waitingOn: [],
      userId: memberId,
      createdAt: madeAt,
      updatedAt: madeAt,
    };
    const typed = withTyped(start, change);
    return bringDue({ ...typed, nextOn: firstDueDay(typed, indiaDate(madeAt)) }, madeAt);
  },
  amend(row, change, context) {
    const on = asText(change.body?.['on']);
    switch (change.call) {
      case 'recurring.skip':
        return skipDay(row, on);
      case 'recurring.unskip':
        return unskipDay(row, on, change.madeAt);
      case 'recurring.fillIn':
        return { ...row, waitingOn: row.waitingOn.filter((day) => day !== on) };
      case 'recurring.pay':
        return skipDay(row, on);
      default:
        return changeTerms(row, amendTerms(row, change, context), change.madeAt, indiaDate(change.madeAt));
    }
  },
  body: {
    sentTogether: [
      ['amount', 'isVariable', 'paidBy', 'split'],
      ['every', 'startsOn'],
    ],
    partIds: { 'recurring.fillIn': 'expenseId', 'recurring.pay': 'expenseId' },
  },
  // The toast of a paid day offers to delete its expense.
  answer: (change) => (isDayPaid(change) ? { id: change.body?.['expenseId'] } : {}),
  nameOf: ({ title, amount }) => [asText(title), amount ? formatMoney(asText(amount)) : ''].filter(Boolean).join(' · '),
  describe: ({ title, amount, every, category, startsOn, endsOn, on }) => [
    { label: financeScreensText.fieldTitle, value: asText(title) },
    { label: text.amount, value: amount ? formatMoney(asText(amount)) : '' },
    ...(on === undefined ? [] : [{ label: financeScreensText.fieldSpentOn, value: formatDate(asText(on)) }]),
    { label: text.howOften, value: nameIn(text.every, every) },
    { label: text.category, value: nameIn(financesText.categories, category) },
    { label: text.startsOn, value: startsOn ? formatDate(asText(startsOn)) : '' },
    { label: text.endsOn, value: endsOn ? formatDate(asText(endsOn)) : '' },
  ],
});

/** Returns the row with its typed terms. Without a split, another payer leaves each member's share as it was. */
function amendTerms(
  row: RecurringExpense,
  change: PendingMutation,
  { partnerId, defaultSplit }: OfflineContext,
): RecurringExpense {
  const typed = withTyped(row, change);
  const otherOf = (payer: string | null) =>
    payer === change.memberId ? partnerId : payer === partnerId ? change.memberId : null;
  const pairOf = ({ paidBy }: RecurringExpense) => ({ paidBy, sharedWith: otherOf(paidBy) });
  if (typed.paidBy === FROM_BOTH) return { ...typed, split: null };
  if (change.body?.['split'] !== undefined) return typed;
  if (row.split === null) return { ...typed, split: defaultSplit ?? { kind: 'equal' } };
  if (!isTurned(pairOf(row), pairOf(typed))) return typed;
  return { ...typed, split: toSplit(mirrorSplit(fromSplit(row.split), typed.amount)) };
}

function withTyped(row: RecurringExpense, change: PendingMutation): RecurringExpense {
  const typed = amendFields(row, change);
  return {
    ...typed,
    amount: typed.amount ? fromPaise(toPaise(typed.amount)) : null,
    endsOn: typed.endsOn || null,
  };
}
