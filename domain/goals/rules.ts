import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import type { RowEffect } from '#domain/kernel/row-effect.ts';
import type { FinanceSummary } from '#domain/statement/schema.ts';
import type { SavingsGoal } from './schema.ts';

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

/** Returns the savings after a deposit, a withdrawal or a reset, never below zero: a larger withdrawal is rejected. */
export function savedAfter(saved: string, kind: 'deposit' | 'withdrawal' | 'reset', amount: string): string {
  const [before, change] = [toPaise(saved), toPaise(amount)];
  if (kind === 'reset') return fromPaise(0n);
  if (kind === 'deposit') return fromPaise(before + change);
  return fromPaise(before > change ? before - change : 0n);
}

/** Returns the summary after changes of goals. */
export function addToSavings(summary: FinanceSummary, effects: readonly RowEffect<SavingsGoal>[]): FinanceSummary {
  const { total, goalCount, activeCount } = summary.savings;
  const countOf = (goal: SavingsGoal | null) => (goal ? 1 : 0);
  const activeOf = (goal: SavingsGoal | null) => (goal && !goalProgress(goal).isReached ? 1 : 0);
  const savedOf = (goal: SavingsGoal | null) => (goal ? toPaise(goal.currentAmount) : 0n);
  const sumOf = (differences: readonly number[]) => differences.reduce((sum, each) => sum + each, 0);
  const saved = effects.reduce((sum, { before, after }) => sum + savedOf(after) - savedOf(before), toPaise(total));
  return {
    ...summary,
    savings: {
      total: fromPaise(saved < 0n ? 0n : saved),
      goalCount: goalCount + sumOf(effects.map(({ before, after }) => countOf(after) - countOf(before))),
      activeCount: activeCount + sumOf(effects.map(({ before, after }) => activeOf(after) - activeOf(before))),
    },
  };
}
