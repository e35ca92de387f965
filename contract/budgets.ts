import { z } from 'zod';
import { BUDGET_CATEGORIES } from './constants/finances.ts';
import { endpoint } from './endpoint.ts';
import { basis, instant } from './fields.ts';
import { moneyFault, amount, AMOUNT_MAX, money, monthOfYear } from './money.ts';

const category = z.enum(BUDGET_CATEGORIES, { error: moneyFault('categoryInvalid') });

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

export const budgets = {
  list: endpoint({
    route: 'GET /api/budgets',
    access: 'member',
    canLag: true,
    summary:
      'The couple’s budgets with what was spent of each in a month of India, the current one where none is named',
    input: z.object({ month: monthOfYear.optional() }).optional(),
    output: z.array(Budget),
  }),
  change: endpoint({
    route: 'PUT /api/budgets/{category}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Set, change or remove (`null`) the monthly budget of a category, or of all (`total`); either partner may',
    input: BudgetInput.extend({ category }),
    output: SavedBudget,
    changes: ['budgets', 'notifications'],
  }),
};
