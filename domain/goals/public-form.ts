import { compareNewest } from '#domain/kernel/compare-text.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import type { SavingsEntry, SavingsGoal } from './schema.ts';

/**
 * Returns the entries of a goal as the API does, newest first, with the amount saved before entries were recorded, so
 * that they add up to the goal's balance.
 */
export function toEntries(
  { id, currentAmount, createdAt }: Pick<SavingsGoal, 'id' | 'currentAmount' | 'createdAt'>,
  entries: readonly SavingsEntry[],
): SavingsEntry[] {
  const recorded = entries.reduce((sum, { amount }) => sum + toPaise(amount), 0n);
  const opening = toPaise(currentAmount) - recorded;
  const rest = { id, userId: null, kind: 'opening', amount: fromPaise(opening), createdAt } as const;
  return [...entries, ...(opening === 0n ? [] : [rest])].toSorted(compareNewest);
}
