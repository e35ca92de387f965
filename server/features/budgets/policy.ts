import { BUDGET_PERCENTS } from '#contract/constants/finances.ts';
import { toPaise } from '#domain/money.ts';

/** Returns the highest notified percentage that a budget has reached, or 0 below the first. */
export function findReached({ monthlyAmount, spent }: { monthlyAmount: string; spent: string }): number {
  const [whole, part] = [toPaise(monthlyAmount), toPaise(spent)];
  return BUDGET_PERCENTS.findLast((percent) => part * 100n >= whole * BigInt(percent)) ?? 0;
}
