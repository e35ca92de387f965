import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import type { RowEffect } from '#domain/kernel/row-effect.ts';
import type { Expense } from './schema.ts';

export type ExpenseEffects = readonly RowEffect<Expense>[];

/** Expense that is added (1) or removed (-1). */
export interface SignedExpense {
  expense: Expense;
  sign: 1 | -1;
}

export function signedOf(effects: ExpenseEffects): SignedExpense[] {
  return effects.flatMap(({ before, after }) => [
    ...(before ? [{ expense: before, sign: -1 as const }] : []),
    ...(after ? [{ expense: after, sign: 1 as const }] : []),
  ]);
}

export function sumOf(signed: readonly SignedExpense[]): bigint {
  return signed.reduce((sum, { expense, sign }) => sum + BigInt(sign) * toPaise(expense.amount), 0n);
}

export function countOf(signed: readonly SignedExpense[]): number {
  return signed.reduce((count, { sign }) => count + sign, 0);
}

/** Adds paise to an amount, never below zero: a partner's concurrent change may leave less than is removed. */
export function addPaise(amount: string, paise: bigint): string {
  const sum = toPaise(amount) + paise;
  return fromPaise(sum < 0n ? 0n : sum);
}

/** Returns the sum and number of the listed expenses after changes. */
export function addToTotal<Total extends { count: number; total: string }>(
  total: Total,
  effects: ExpenseEffects,
): Total {
  const signed = signedOf(effects);
  return {
    ...total,
    count: total.count + countOf(signed),
    total: addPaise(total.total, sumOf(signed)),
  };
}
