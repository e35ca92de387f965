import type { z } from 'zod';
import type { Splitting } from '#client/features/balance/splitting-model.ts';
import { DEFAULT_CATEGORY, EXPENSE_TEXTS, FROM_BOTH } from '#domain/expenses/facts.ts';
import type { Expense, ExpenseInput } from '#domain/expenses/schema.ts';

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
  const { audience = 'both' } = expense ?? {};
  const seen = { audience, surpriseUntil: expense?.surpriseUntil ?? '' };
  const fields = { title, amount, category, spentOn, imageUrl, ...texts, ...seen };
  if (!splitting) return fields;
  const split = expense?.split ?? splitting.balance.default;
  return {
    ...fields,
    paidBy: expense?.paidBy ?? splitting.memberId,
    split: 'payer' in split ? { ...split, payer: String(split.payer) } : split,
  };
}

/** Choices of the sheet for the audience: both, the author alone, or both from the day of a surprise on. */
export const SEEN_BY = ['both', 'me', 'surprise'] as const;
export type SeenBy = (typeof SEEN_BY)[number];

/** Returns who sees the expense that is typed. `isSurprise` is true while the day of a surprise is still missing. */
export function seenByOf({ audience, surpriseUntil }: Partial<ExpenseForm>, isSurprise: boolean): SeenBy {
  if (audience === 'me') return 'me';
  return surpriseUntil || isSurprise ? 'surprise' : 'both';
}

/**
 * Returns the input of the calls. The author pays a private expense, which is sent if another did, and a split is that
 * of one payer; the audience is sent only if it is changed.
 */
export function toSent(
  { audience = 'both', surpriseUntil, paidBy, split, ...input }: ExpenseInput,
  expense: Expense | undefined,
): ExpenseInput {
  const until = surpriseUntil || null;
  const before = expense ?? { audience: 'both', surpriseUntil: null };
  const isChanged = audience !== before.audience || until !== before.surpriseUntil;
  const isPrivate = audience === 'me' || until !== null;
  const hasOtherPayer = expense !== undefined && expense.paidBy !== paidBy;
  return {
    ...input,
    ...(isChanged && { audience, surpriseUntil: until }),
    ...(paidBy !== undefined && (!isPrivate || hasOtherPayer) && { paidBy }),
    ...(split !== undefined && audience !== 'me' && paidBy !== FROM_BOTH && { split }),
  };
}
