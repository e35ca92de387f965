import { z } from 'zod';
import { basis, instant } from '#domain/kernel/fields.ts';
import { amount, AMOUNT_MAX, money, moneyFault } from '#domain/kernel/money-fields.ts';
import { BUDGET_CATEGORIES } from './facts.ts';

export const category = z.enum(BUDGET_CATEGORIES, { error: moneyFault('categoryInvalid') });

/**
 * The couple's monthly spending limit for a category or for all (`total`), and the amount spent in the requested month.
 */
export const Budget = z.object({ category, monthlyAmount: money, spent: money, updatedAt: instant });
export type Budget = z.infer<typeof Budget>;

/** A saved budget, or a removed one with `monthlyAmount` and `updatedAt` set to `null`. */
export const SavedBudget = Budget.extend({ monthlyAmount: money.nullable(), updatedAt: instant.nullable() });
export type SavedBudget = z.infer<typeof SavedBudget>;

/**
 * `null`, or a form's empty field, removes the budget. `updatedAt` is the base version; `null` if there was no budget.
 */
export const BudgetInput = z.object({
  monthlyAmount: z.union(
    [z.literal('').transform(() => null), z.null(), amount(moneyFault('amountRequired'), AMOUNT_MAX)],
    { error: ({ input }) => (input === undefined ? moneyFault('amountRequired') : undefined) },
  ),
  updatedAt: basis.nullable(),
});
export type BudgetInput = z.output<typeof BudgetInput>;
