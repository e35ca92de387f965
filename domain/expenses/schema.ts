import { z } from 'zod';
import { Share, Split, SplitInput } from '#domain/balance/schema.ts';
import {
  basis,
  calendarDate,
  clearableText,
  id,
  instant,
  newId,
  recordId,
  requiredText,
} from '#domain/kernel/fields.ts';
import { amount, AMOUNT_MAX, money, moneyFault, monthOfYear } from '#domain/kernel/money-fields.ts';
import { pageCursor, pageLimit } from '#domain/kernel/paging.ts';
import { memoriesFault } from '#domain/memories/facts.ts';
import { photoIdOf } from '#domain/photos/address.ts';
import { DEFAULT_CATEGORY, EXPENSE_CATEGORIES, SPLIT_KINDS } from './facts.ts';

/**
 * An expense of the couple. `spentOn` is the calendar date in India that sorts and groups it; `userId` recorded it,
 * `paidBy` paid it, and both are `null` once that account is deleted.
 */
export const Expense = z.object({
  id,
  title: z.string(),
  amount: money,
  category: z.enum(EXPENSE_CATEGORIES),
  description: z.string().nullable(),
  spentOn: z.string(),
  paidBy: id.nullable(),
  split: Split,
  shares: z.array(Share),
  /** The photo of the bill; `null` without one. */
  imageUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  userId: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type Expense = z.infer<typeof Expense>;

/** A split as it is stored; without a kind the payer bears all. */
export const storedSplit = {
  sharedWith: id.nullable(),
  splitKind: z.enum(SPLIT_KINDS).nullable(),
  splitValue: z.string().nullable(),
};

/** An expense as it is stored, from which its public form follows (`public-form.ts`). */
export const StoredExpense = Expense.omit({ split: true, shares: true, imageUrl: true, thumbnailUrl: true }).extend({
  ...storedSplit,
  photoId: id.nullable(),
});
export type StoredExpense = z.infer<typeof StoredExpense>;

export const expenseCategory = z.enum(EXPENSE_CATEGORIES, { error: moneyFault('categoryInvalid') });
export const expenseFields = z.object({
  title: requiredText(moneyFault('fieldsRequired'), 120),
  amount: amount(moneyFault('fieldsRequired'), AMOUNT_MAX),
  category: expenseCategory,
  description: clearableText(1000).optional(),
  /** Defaults to today in India; tomorrow at the latest. */
  spentOn: calendarDate(moneyFault('spentOnInvalid')).optional(),
  /** Either partner; defaults to the member who records the expense. */
  paidBy: z
    .guid({ error: moneyFault('payerInvalid') })
    .toLowerCase()
    .optional(),
  /** Defaults to the couple's default split. */
  split: SplitInput.optional(),
  /** An uploaded photo, or the expense's current one; `null`, or a form's empty field, removes it. */
  imageUrl: z
    .string({ error: memoriesFault('photosInvalid') })
    .refine((address) => address === '' || photoIdOf(address) !== null, {
      error: memoriesFault('photosInvalid'),
    })
    .transform((address) => address || null)
    .nullable()
    .optional(),
});
export const ExpenseInput = expenseFields.extend({ id: newId, category: expenseCategory.default(DEFAULT_CATEGORY) });
export type ExpenseInput = z.output<typeof ExpenseInput>;
export const ExpensePatch = expenseFields.partial().extend({ id: recordId, updatedAt: basis });

/** Filters: words in title or description, a category, a month in India (`2026-07`). */
const filters = z.object({
  search: z.string().trim().max(100).optional(),
  category: expenseCategory.optional(),
  month: monthOfYear.optional(),
});
export const ExpenseFilters = filters.optional();
export type ExpenseFilters = z.output<typeof ExpenseFilters>;

/** A page of the list: the first `limit` rows, or those after `cursor`; 500 rows without a limit. */
export const ExpensesPageQuery = filters
  .extend({
    limit: pageLimit(moneyFault('pageInvalid')),
    cursor: pageCursor,
  })
  .optional();
export type ExpensesPageQuery = z.output<typeof ExpensesPageQuery>;

export const byId = z.object({ id: recordId });
