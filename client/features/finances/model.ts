import type { ExpenseCategory } from '#contract/constants/finances.ts';
import type { CategorySum, Expense } from '#contract/finances.ts';
import type { SavingsGoal } from '#contract/goals.ts';
import { fromPaise, toPaise } from '#domain/money.ts';
import { financeScreensText as text } from '#messages/screens/finances.ts';

/** Number of latest expenses on the screen (specification, section 9). */
export const RECENT_EXPENSES = 5;
/** Number of categories in the analysis, and in a month of the breakdown (specification, section 9). */
export const TOP_CATEGORIES = 5;
export const TOP_CATEGORIES_OF_MONTH = 3;

/** Returns `part` in percent of `whole`, as a float: for lengths and labels, never for money. */
export function shareOf(part: string, whole: string): number {
  const total = Number(whole);
  return total > 0 ? (Number(part) / total) * 100 : 0;
}

/** Formats a share as '34%', or '< 1%'. */
export function formatShare(percent: number): string {
  return percent > 0 && percent < 1 ? text.lessThanOnePercent : text.percent(String(Math.round(percent)));
}

/** Compares this month with the last in words. */
export function compareMonths(thisMonth: string, lastMonth: string): string {
  if (toPaise(lastMonth) === 0n) return text.nothingLastMonth;
  const difference = shareOf(thisMonth, lastMonth) - 100;
  if (toPaise(thisMonth) === toPaise(lastMonth)) return text.sameAsLast;
  const percent = formatShare(Math.abs(difference));
  return difference > 0 ? text.moreThanLast(percent) : text.lessThanLast(percent);
}

export interface CategoryPart {
  /** Category, or `rest` for all but the largest ones. */
  category: ExpenseCategory | 'rest';
  total: string;
}

/**
 * Returns the `top` largest categories of a list in the API's order (largest first), and all others as one part if any.
 */
export function topCategories(categories: readonly CategorySum[], top: number): CategoryPart[] {
  const rest = categories.slice(top).reduce((sum, { total }) => sum + toPaise(total), 0n);
  return [
    ...categories.slice(0, top).map(({ category, total }) => ({ category, total })),
    ...(rest > 0n ? [{ category: 'rest' as const, total: fromPaise(rest) }] : []),
  ];
}

/** Returns the progress of a goal in whole percent, 100 only once reached, and the missing rupees. */
export function goalProgress({ currentAmount, targetAmount }: SavingsGoal) {
  const [saved, target] = [toPaise(currentAmount), toPaise(targetAmount)];
  const isReached = saved >= target;
  return {
    isReached,
    percent: isReached ? 100 : Number((saved * 100n) / target),
    missing: isReached ? '0.00' : fromPaise(target - saved),
  };
}

/** Lists the months from `last` back to `first` (`2026-07`), both included; only `last` without `first`. */
export function listMonths(first: string | null, last: string): string[] {
  const months: string[] = [];
  const end = first ?? last;
  for (let month = last; month >= end; month = monthBefore(month)) months.push(month);
  return months;
}

function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

export interface ExpenseDay {
  /** Calendar date. */
  date: string;
  expenses: readonly Expense[];
}

/** Groups expenses by their day, keeping their order. */
export function groupByDay(expenses: readonly Expense[]): ExpenseDay[] {
  const days = Map.groupBy(expenses, ({ spentOn }) => spentOn);
  return [...days].map(([date, ofDay]) => ({ date, expenses: ofDay }));
}
