import type { z } from 'zod';
import { DEFAULT_CATEGORY, EXPENSE_TEXTS } from '#domain/expenses/facts.ts';
import type { Expense, ExpenseInput } from '#domain/expenses/schema.ts';
import type { Splitting } from '#client/features/balance/splitting-model.ts';

/** Values of the sheet while it is edited. */
export type ExpenseForm = z.input<typeof ExpenseInput>;

/**
 * Returns the initial values: the expense's, or those of a new one today. Payer and split are included only if the two
 * keep a balance.
 */
export function toForm(expense: Expense | undefined, today: string, splitting: Splitting | null): ExpenseForm {
  const { title = '', amount = '', category = DEFAULT_CATEGORY, spentOn = today } = expense ?? {};
  const imageUrl = expense?.imageUrl ?? '';
  const texts = Object.fromEntries(EXPENSE_TEXTS.map((field) => [field, expense?.[field] ?? '']));
  const fields = { title, amount, category, spentOn, imageUrl, ...texts };
  if (!splitting) return fields;
  const split = expense?.split ?? splitting.balance.default;
  return {
    ...fields,
    paidBy: expense?.paidBy ?? splitting.memberId,
    split: 'payer' in split ? { ...split, payer: String(split.payer) } : split,
  };
}
