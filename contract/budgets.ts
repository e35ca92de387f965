import { z } from 'zod';
import { financesText } from '#messages/finances.ts';
import { BUDGET_CATEGORIES } from './constants/finances.ts';
import { endpoint } from './endpoint.ts';
import { basis, instant } from './fields.ts';
import { amount, AMOUNT_MAX, money, monthOfYear } from './money.ts';

const category = z.enum(BUDGET_CATEGORIES, { error: () => financesText.categoryInvalid });

/** What the two want to spend at most in a month, in all (`total`) or of a category, and what they spent in the month that was asked for. */
export const Budget = z.object({ category, monthlyAmount: money, spent: money, updatedAt: instant });
export type Budget = z.infer<typeof Budget>;

/** A budget that was set, or removed: `monthlyAmount` and `updatedAt` are `null` then. */
export const SavedBudget = Budget.extend({ monthlyAmount: money.nullable(), updatedAt: instant.nullable() });
export type SavedBudget = z.infer<typeof SavedBudget>;

/** `null`, or a form's empty field, removes the budget. `updatedAt`: what it is a change to; `null` where there was none. */
export const BudgetInput = z.object({
  monthlyAmount: z.union(
    [z.literal('').transform(() => null), z.null(), amount(() => financesText.amountRequired, AMOUNT_MAX)],
    { error: ({ input }) => (input === undefined ? financesText.amountRequired : undefined) },
  ),
  updatedAt: basis.nullable(),
});
export type BudgetInput = z.output<typeof BudgetInput>;

/** The part of `finances` that is about budgets. */
export const budgets = {
  listBudgets: endpoint({
    route: 'GET /api/budgets',
    access: 'member',
    canLag: true,
    summary:
      'The couple’s budgets with what was spent of each in a month of India, the current one where none is named',
    input: z.object({ month: monthOfYear.optional() }).optional(),
    output: z.array(Budget),
  }),
  changeBudget: endpoint({
    route: 'PUT /api/budgets/{category}',
    access: 'member',
    takesIdempotencyKey: true,
    summary:
      'Set, change or remove (`null`) the monthly budget of a category, or of all (`total`); either partner may',
    input: BudgetInput.extend({ category }),
    output: SavedBudget,
    invalidates: ['finances', 'notifications'],
  }),
};
