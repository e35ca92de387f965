import { z } from 'zod';
import { Share, Split, SplitInput } from '#domain/balance/schema.ts';
import {
  basis,
  calendarDate,
  clearableDate,
  clearableText,
  id,
  instant,
  newId,
  recordId,
  requiredText,
} from '#domain/kernel/fields.ts';
import { amount, AMOUNT_MAX, money, moneyFault, monthOfYear } from '#domain/kernel/money-fields.ts';
import { pageCursor, pageLimit } from '#domain/kernel/paging.ts';
import { itemIds } from '#domain/lists/schema.ts';
import { memoriesFault } from '#domain/memories/facts.ts';
import { photoIdOf } from '#domain/photos/address.ts';
import {
  AUDIENCES,
  DEFAULT_CATEGORY,
  EXPENSE_CATEGORIES,
  FROM_BOTH,
  STORED_SPLIT_KINDS,
  SURPRISE_DAYS_MAX,
} from './facts.ts';

/**
 * An expense. `spentOn` is the calendar date in India that sorts and groups it; `userId` recorded it, `paidBy` paid it,
 * and both are `null` once that account is deleted. An expense that the couple's own money paid (`both`) has no split.
 */
export const Expense = z.object({
  id,
  title: z.string(),
  amount: money,
  category: z.enum(EXPENSE_CATEGORIES),
  description: z.string().nullable(),
  spentOn: z.string(),
  paidBy: z.union([id, z.literal(FROM_BOTH)]).nullable(),
  split: Split.nullable(),
  shares: z.array(Share),
  /** The photo of the bill; `null` without one. */
  imageUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  userId: id.nullable(),
  /** The members who see it: both partners, or the author alone. */
  audience: z.enum(AUDIENCES),
  /** The day in India on which the partner sees a surprise, until which the author alone does. */
  surpriseUntil: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type Expense = z.infer<typeof Expense>;

/** A split as it is stored; without a kind the payer bears all. */
export const storedSplit = {
  sharedWith: id.nullable(),
  splitKind: z.enum(STORED_SPLIT_KINDS).nullable(),
  splitValue: z.string().nullable(),
};

/** An expense as it is stored, from which its public form follows (`public-form.ts`). */
export const StoredExpense = Expense.omit({
  split: true,
  shares: true,
  imageUrl: true,
  thumbnailUrl: true,
  audience: true,
  surpriseUntil: true,
}).extend({
  ...storedSplit,
  /** The payer; one of the two for an expense of the kind `both`, which the couple's own money paid. */
  paidBy: id.nullable(),
  photoId: id.nullable(),
});
export type StoredExpense = z.infer<typeof StoredExpense>;

/** An expense that its author alone sees, and paid. It is a surprise with a day, else the author's own for good. */
export const StoredPrivateExpense = StoredExpense.omit({ paidBy: true }).extend({
  userId: id,
  splitKind: storedSplit.splitKind.unwrap(),
  surpriseUntil: z.string().nullable(),
});
export type StoredPrivateExpense = z.infer<typeof StoredPrivateExpense>;

const memberId = z.guid({ error: moneyFault('payerInvalid') }).toLowerCase();
const payer = z.union([z.literal(FROM_BOTH), memberId], { error: moneyFault('payerInvalid') });

export const expenseCategory = z.enum(EXPENSE_CATEGORIES, { error: moneyFault('categoryInvalid') });
export const expenseFields = z.object({
  title: requiredText(moneyFault('fieldsRequired'), 120),
  amount: amount(moneyFault('fieldsRequired'), AMOUNT_MAX),
  category: expenseCategory,
  description: clearableText(1000).optional(),
  /** Defaults to today in India; tomorrow at the latest. */
  spentOn: calendarDate(moneyFault('spentOnInvalid')).optional(),
  /** Either partner, or the couple's own money; defaults to the member who records the expense. */
  paidBy: payer.optional(),
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
  /** Defaults to both. What the author alone sees is paid by the author. */
  audience: z.enum(AUDIENCES, { error: moneyFault('audienceInvalid') }).optional(),
  /** A day after today, at most 370 days ahead; `null`, or a form's empty field, for no surprise. */
  surpriseUntil: clearableDate(moneyFault('surpriseDayInvalid', SURPRISE_DAYS_MAX)),
});
export const ExpenseInput = expenseFields.extend({
  id: newId,
  category: expenseCategory.default(DEFAULT_CATEGORY),
  /** Items of lists whose cost it is, unless its author alone sees it. Each can be in one expense. */
  listItemIds: itemIds.optional(),
});
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
