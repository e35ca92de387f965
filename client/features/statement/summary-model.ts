import type { ExpenseCategory } from '#domain/expenses/facts.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import type { CategorySum, FinanceSummary } from '#domain/statement/schema.ts';
import { financeScreensText as text } from '#messages/finances.ts';

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

type MonthsSoFar = NonNullable<FinanceSummary['expenses']['soFar']>;

/** Compares this month so far with the same days of the last one, in words. */
export function compareMonths({ thisMonth, lastMonth }: MonthsSoFar): string {
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
