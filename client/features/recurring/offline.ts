import { dayAfter, DUE_HOUR, listOccurrences, occurrenceFrom } from '#contract/recurrence.ts';
import type { RecurringExpense } from '#contract/recurring.ts';
import { financesText } from '#messages/finances.ts';
import { financeScreensText } from '#messages/screens/finances.ts';
import { recurringScreensText as text } from '#messages/screens/recurring.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import {
  amendFields,
  answerByRows,
  asText,
  type RowRules,
  showInRows,
  type OfflineRules,
} from '#client/lib/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/lib/outbox/pending-mutation.ts';
import { fromPaise, toPaise } from '#domain/money.ts';
import { pendingExpenses } from '#client/features/expenses/offline.ts';
import { toExpense } from './filled-days-model.ts';

const rows: RowRules<RecurringExpense> = {
  calls: {
    'recurring.create': 'create',
    'recurring.update': 'update',
    'recurring.delete': 'delete',
    'recurring.skip': 'skip',
    'recurring.unskip': 'unskip',
    'recurring.fillIn': 'fill',
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
      nextOn: null,
      waitingOn: [],
      userId: memberId,
      createdAt: madeAt,
      updatedAt: madeAt,
    };
    const typed = withTyped(start, change);
    return bringDue({ ...typed, nextOn: typed.startsOn }, madeAt);
  },
  amend(row, change) {
    const on = asText(change.body?.['on']);
    switch (change.call) {
      case 'recurring.skip':
        return skipDay(row, on);
      case 'recurring.unskip':
        return unskipDay(row, on, change.madeAt);
      case 'recurring.fillIn':
        return { ...row, waitingOn: row.waitingOn.filter((day) => day !== on) };
      default:
        return amendTerms(row, change);
    }
  },
  compare: (one, other) =>
    // Finished ones sort last: a digit sorts before a letter.
    (one.nextOn ?? 'over').localeCompare(other.nextOn ?? 'over') ||
    one.createdAt.localeCompare(other.createdAt) ||
    one.id.localeCompare(other.id),
};

/**
 * Pending changes to recurring expenses, with skipped and filled-in days. Expenses due since the first day appear once
 * the change reaches the server.
 */
export const pendingRecurring: OfflineRules = {
  calls: rows.calls,
  withBaseVersion: ['recurring.update'],
  reads: { 'recurring.list': (data, changes, read) => showInRows(data, changes, rows, read) },
  answer: (change, context) =>
    change.call === 'recurring.fillIn'
      ? pendingExpenses.answer(toExpense(change, context), context)
      : answerByRows(rows)(change, context),
  nameOf: ({ title, amount }) =>
    [asText(title), amount ? formatMoney(asText(amount)) : ''].filter(Boolean).join(' · '),
  describe: ({ title, amount, every, category, startsOn, endsOn, on }) => [
    { label: financeScreensText.fieldTitle, value: asText(title) },
    { label: text.amount, value: amount ? formatMoney(asText(amount)) : '' },
    ...(on === undefined ? [] : [{ label: financeScreensText.fieldSpentOn, value: formatDate(asText(on)) }]),
    { label: text.howOften, value: nameIn(text.every, every) },
    { label: text.category, value: nameIn(financesText.categories, category) },
    { label: text.startsOn, value: startsOn ? formatDate(asText(startsOn)) : '' },
    { label: text.endsOn, value: endsOn ? formatDate(asText(endsOn)) : '' },
  ],
};

/** Returns the latest day whose expenses were due at an instant: yesterday before 06:00 in India. */
function lastDueDay(instant: string): string {
  return indiaDate(new Date(Date.parse(instant) - DUE_HOUR * 3_600_000).toISOString());
}

/** Advances past the due days; those of a variable one wait for their amount. */
function bringDue(row: RecurringExpense, instant: string): RecurringExpense {
  const due = lastDueDay(instant);
  const { nextOn, isVariable, waitingOn } = row;
  if (nextOn === null || nextOn > due) return row;
  return {
    ...row,
    waitingOn: isVariable ? [...waitingOn, ...listOccurrences(row, nextOn, due)].toSorted() : waitingOn,
    nextOn: occurrenceFrom(row, dayAfter(due)),
  };
}

/** Applies changed terms from today on: earlier due days follow the old terms. */
function amendTerms(row: RecurringExpense, change: PendingMutation): RecurringExpense {
  const today = indiaDate(change.madeAt);
  const before = bringDue(row, change.madeAt);
  const passed = listOccurrences(before, today, before.nextOn ?? before.endsOn ?? today);
  const isOver = before.nextOn === null && before.endsOn !== null;
  const taken = new Set(passed.filter((day) => isOver || (before.nextOn !== null && day < before.nextOn)));
  const typed = withTyped(before, change);
  return bringDue({ ...typed, nextOn: occurrenceFrom(typed, today, taken) }, change.madeAt);
}

function skipDay(row: RecurringExpense, on: string): RecurringExpense {
  return {
    ...row,
    waitingOn: row.waitingOn.filter((day) => day !== on),
    nextOn: row.nextOn === on ? occurrenceFrom(row, dayAfter(on)) : row.nextOn,
  };
}

function unskipDay(row: RecurringExpense, on: string, instant: string): RecurringExpense {
  if (on <= lastDueDay(instant))
    return { ...row, waitingOn: [...new Set([...row.waitingOn, on])].toSorted() };
  return { ...row, nextOn: row.nextOn === null || on < row.nextOn ? on : row.nextOn };
}

function withTyped(row: RecurringExpense, change: PendingMutation): RecurringExpense {
  const typed = amendFields(row, change);
  return {
    ...typed,
    amount: typed.amount ? fromPaise(toPaise(typed.amount)) : null,
    endsOn: typed.endsOn || null,
  };
}

function nameIn(names: Readonly<Record<string, string>>, key: unknown): string {
  return names[asText(key)] ?? '';
}
