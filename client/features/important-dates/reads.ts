import type { CopiedRead } from '#client/data/copy/shown.ts';
import type { ImportantDate } from '#domain/important-dates/schema.ts';

/** The couple's important dates by their day. */
export const importantDatesRead: CopiedRead<null, ImportantDate[]> = {
  of: ['importantDates'],
  derive: (shown) =>
    shown('importantDates').toSorted(
      (one, other) => one.date.localeCompare(other.date) || one.id.localeCompare(other.id),
    ),
};
