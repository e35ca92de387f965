import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import type { Expense } from './schema.ts';

/** Returns the number of expenses and their sum. */
export function sumListed(expenses: readonly Pick<Expense, 'amount'>[]): { count: number; total: string } {
  const paise = expenses.reduce((sum, { amount }) => sum + toPaise(amount), 0n);
  return { count: expenses.length, total: fromPaise(paise) };
}
