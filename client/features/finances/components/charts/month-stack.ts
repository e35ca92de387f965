import { EXPENSE_CATEGORIES } from '#contract/finance-lists.ts';
import type { CategoryPart } from '../../model.ts';

type StackKey = CategoryPart['category'];

/** From below: each category keeps its place, so that a colour can be followed over the months. */
export const stackOrder: readonly StackKey[] = [...EXPENSE_CATEGORIES, 'rest'];

export interface MonthStack {
  month: string;
  /** Rupees as numbers, for lengths only. */
  amounts: Record<StackKey, number>;
}

export function stackMonths(
  months: readonly { month: string; parts: readonly CategoryPart[] }[],
): MonthStack[] {
  return months.map(({ month, parts }) => {
    const amounts: Record<StackKey, number> = {
      food: 0,
      travel: 0,
      dates: 0,
      shopping: 0,
      entertainment: 0,
      gifts: 0,
      groceries: 0,
      other: 0,
      rest: 0,
    };
    for (const { category, total } of parts) amounts[category] = Number(total);
    return { month, amounts };
  });
}
