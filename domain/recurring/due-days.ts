import { listOccurrences, type Schedule } from './recurrence.ts';
import type { RecurringExpense } from './schema.ts';

/** Facts of a recurring expense from which its due days follow. */
export interface Recurring extends Schedule, Pick<RecurringExpense, 'nextOn' | 'waitingOn'> {
  /** Days from `nextOn` on that are skipped or recorded; none for one that the server has not made yet. */
  takenOn?: readonly string[];
}

/**
 * Returns the due days between two days, both inclusive, that are not recorded: pending ones, and those to come that are
 * not skipped.
 */
export function listDueDays(row: Recurring, { from, to }: { from: string; to: string }): string[] {
  const { nextOn, waitingOn, takenOn = [] } = row;
  const coming = nextOn === null ? [] : listOccurrences(row, nextOn > from ? nextOn : from, to);
  const known = new Set([...waitingOn, ...takenOn]);
  return [...waitingOn.filter((day) => day >= from && day <= to), ...coming.filter((day) => !known.has(day))];
}
