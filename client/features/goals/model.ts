import { goalProgress } from '#domain/goals/rules.ts';
import type { SavingsGoal } from '#domain/goals/schema.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';

const PAISE_OF_RUPEE = 100n;

/**
 * Returns the monthly amount to reach a goal by its date, in whole rupees rounded up, and the months left, including
 * started ones. Returns `null` without a date or once reached, and 0 months after the date; `today` is a calendar date.
 */
export function monthlyToReach(goal: SavingsGoal, today: string): { months: number; amount: string } | null {
  const { isReached, missing } = goalProgress(goal);
  const { targetDate } = goal;
  if (isReached || targetDate === null) return null;
  if (targetDate < today) return { months: 0, amount: missing };
  const months = Math.max(1, countMonths(today, targetDate));
  const [paise, step] = [toPaise(missing), BigInt(months) * PAISE_OF_RUPEE];
  const rounded = ((paise + step - 1n) / step) * PAISE_OF_RUPEE;
  return { months, amount: rounded < paise ? fromPaise(rounded) : missing };
}

/** Counts the months from one calendar date to a later one, including started months. */
function countMonths(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - year) * 12 + toMonth - month + (toDay > day ? 1 : 0);
}
