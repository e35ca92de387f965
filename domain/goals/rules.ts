import { fromPaise, toPaise } from '#domain/kernel/money.ts';
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
