import { formatMoney } from '#client/lib/format/money.ts';
import type { RecurringExpense } from '#domain/recurring/schema.ts';
import { recurringScreensText as text } from '#messages/recurring.ts';

type Announced = Pick<RecurringExpense, 'nextOn' | 'noticeDays'>;

/** Returns the recurring expenses that are due within their days of notice, the next day first. */
export function listDueSoon<Row extends Announced>(
  recurring: readonly Row[],
  today: string,
): { one: Row; on: string }[] {
  return recurring
    .flatMap((one) => {
      const { nextOn, noticeDays } = one;
      const isSoon = nextOn !== null && noticeDays > 0 && daysUntil(today, nextOn) <= noticeDays;
      return isSoon ? [{ one, on: nextOn }] : [];
    })
    .toSorted((left, right) => (left.on < right.on ? -1 : 1));
}

const DAY_MS = 86_400_000;

function daysUntil(today: string, day: string): number {
  return (Date.parse(day) - Date.parse(today)) / DAY_MS;
}

/** Returns the amount of a recurring expense in words, which may vary. */
export function describeAmount({ amount, isVariable }: RecurringExpense): string {
  if (amount === null) return text.varies;
  return isVariable ? text.about(formatMoney(amount)) : formatMoney(amount);
}
