import { compareText } from '#domain/kernel/compare-text.ts';
import { DUE_HOUR } from './facts.ts';
import { dayAfter, listOccurrences, occurrenceFrom } from './recurrence.ts';
import type { RecurringExpense } from './schema.ts';

/** A recurring expense as its list shows it. */
type Row = RecurringExpense;

/** Returns the latest day whose expenses were due at an instant: yesterday before 06:00 in India. */
export function lastDueDay(instant: string): string {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO('Asia/Kolkata')
    .subtract({ hours: DUE_HOUR })
    .toPlainDate()
    .toString();
}

/** Advances past the due days; those of a variable one wait for their amount. */
export function bringDue(row: Row, instant: string): Row {
  const due = lastDueDay(instant);
  const { nextOn, isVariable, waitingOn } = row;
  if (nextOn === null || nextOn > due) return row;
  return {
    ...row,
    waitingOn: isVariable ? [...waitingOn, ...listOccurrences(row, nextOn, due)].toSorted() : waitingOn,
    nextOn: occurrenceFrom(row, dayAfter(due)),
  };
}

/**
 * Returns a row with changed terms, which apply from today (a calendar date in India) on: earlier due days follow the
 * old terms.
 */
export function changeTerms(row: Row, patch: Partial<Row>, instant: string, today: string): Row {
  const before = bringDue(row, instant);
  const passed = listOccurrences(before, today, before.nextOn ?? before.endsOn ?? today);
  const isOver = before.nextOn === null && before.endsOn !== null;
  const taken = new Set(passed.filter((day) => isOver || (before.nextOn !== null && day < before.nextOn)));
  const changed = { ...before, ...patch };
  return bringDue({ ...changed, nextOn: occurrenceFrom(changed, today, taken) }, instant);
}

export function skipDay(row: Row, on: string): Row {
  return {
    ...row,
    waitingOn: row.waitingOn.filter((day) => day !== on),
    nextOn: row.nextOn === on ? occurrenceFrom(row, dayAfter(on)) : row.nextOn,
  };
}

export function unskipDay(row: Row, on: string, instant: string): Row {
  if (on <= lastDueDay(instant)) return { ...row, waitingOn: [...new Set([...row.waitingOn, on])].toSorted() };
  return { ...row, nextOn: row.nextOn === null || on < row.nextOn ? on : row.nextOn };
}

/** Compares recurring expenses as the list orders them: the next due first, finished ones last. */
export function compareRecurring(one: Row, other: Row): number {
  // A digit sorts before a letter.
  return (
    compareText(one.nextOn ?? 'over', other.nextOn ?? 'over') ||
    compareText(one.createdAt, other.createdAt) ||
    compareText(one.id, other.id)
  );
}
