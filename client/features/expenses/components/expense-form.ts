import type { z } from 'zod';
import type { Expense, ExpenseInput } from '#contract/expenses.ts';
import type { Splitting } from '#client/features/balance/splitting-model.ts';

export const DEFAULT_CATEGORY = 'food';

/** Values of the sheet while it is edited. */
export type ExpenseForm = z.input<typeof ExpenseInput>;

/**
 * Returns the initial values: the expense's, or those of a new one today. Payer and split are included only if the two
 * keep a balance.
 */
export function toForm(expense: Expense | undefined, today: string, splitting: Splitting | null): ExpenseForm {
  const { title = '', amount = '', category = DEFAULT_CATEGORY, description, spentOn = today } = expense ?? {};
  const imageUrl = expense?.imageUrl ?? '';
  const fields = { title, amount, category, description: description ?? '', spentOn, imageUrl };
  if (!splitting) return fields;
  const split = expense?.split ?? splitting.balance.default;
  return {
    ...fields,
    paidBy: expense?.paidBy ?? splitting.memberId,
    split: 'payer' in split ? { ...split, payer: String(split.payer) } : split,
  };
}
