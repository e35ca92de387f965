import type { z } from 'zod';
import type { Expense, ExpenseInput } from '#contract/finances.ts';
import type { Splitting } from '../../use-splitting.ts';

/** What the sheet holds while it is typed into. */
export type ExpenseForm = z.input<typeof ExpenseInput>;

/** What the sheet begins with: the expense, or a new one of today. Who paid and the split only where the two keep a balance. */
export function toForm(
  expense: Expense | undefined,
  today: string,
  splitting: Splitting | null,
): ExpenseForm {
  const { title = '', amount = '', category = 'food', description, spentOn = today } = expense ?? {};
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
