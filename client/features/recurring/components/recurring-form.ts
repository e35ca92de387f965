import type { z } from 'zod';
import type { Splitting } from '#client/features/balance/splitting-model.ts';
import { FROM_BOTH } from '#domain/expenses/facts.ts';
import { NOTICE_DAYS } from '#domain/recurring/facts.ts';
import type { RecurringExpense, RecurringExpenseInput } from '#domain/recurring/schema.ts';

type RecurringForm = z.input<typeof RecurringExpenseInput>;

/** Category of a new one while its title says none. */
export const UNKNOWN_CATEGORY = 'other';

interface Around {
  today: string;
  splitting: Splitting | null;
  memberId: string;
  partnerId: string | undefined;
}

/**
 * Returns the initial values: the recurring expense's, or those of a new one from today. The payer is included only if
 * the two keep a balance or the stored payer is not one of them.
 */
export function toRecurringForm(
  recurring: RecurringExpense | undefined,
  { today, splitting, memberId, partnerId }: Around,
): RecurringForm {
  const { title = '', amount, category = UNKNOWN_CATEGORY, every = 'month', isVariable = false } = recurring ?? {};
  const { startsOn = today, endsOn } = recurring ?? {};
  const noticeDays = NOTICE_DAYS.find((days) => days === recurring?.noticeDays) ?? 0;
  const fields = {
    title,
    category,
    every,
    isVariable,
    noticeDays,
    startsOn,
    endsOn: endsOn ?? '',
    amount: amount ?? '',
  };
  const paidBy =
    [memberId, partnerId, FROM_BOTH].find((id) => id !== undefined && id === recurring?.paidBy) ?? memberId;
  if (!splitting) return recurring && recurring.paidBy !== paidBy ? { ...fields, paidBy } : fields;
  const split = recurring?.split ?? splitting.balance.default;
  return {
    ...fields,
    paidBy,
    split: 'payer' in split ? { ...split, payer: String(split.payer) } : split,
  };
}

/** Returns the input of the calls, without a split if the couple's own money pays. */
export function toSentTerms({ split, ...input }: RecurringExpenseInput): RecurringExpenseInput {
  return { ...input, ...(split !== undefined && input.paidBy !== FROM_BOTH && { split }) };
}
