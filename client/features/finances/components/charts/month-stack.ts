import { EXPENSE_CATEGORIES } from '#contract/constants/finances.ts';
import type { CategoryPart } from '../../model.ts';

type StackKey = CategoryPart['category'];

/** From the bottom: the order is the same in every month. */
export const stackOrder: readonly StackKey[] = [...EXPENSE_CATEGORIES, 'rest'];

export interface MonthStack {
  month: string;
  /** Rupees as floats, only for lengths. */
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
