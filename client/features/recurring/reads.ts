import type { CopiedRead } from '#client/data/copy/shown.ts';
import { compareRecurring } from '#domain/recurring/rules.ts';
import type { RecurringExpense } from '#domain/recurring/schema.ts';

/** The couple's recurring expenses, the next due first. */
export const recurringRead: CopiedRead<null, RecurringExpense[]> = {
  of: ['recurring'],
  derive: (shown) => shown('recurring').toSorted(compareRecurring),
};
