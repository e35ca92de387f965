import { z } from 'zod';
import { Share, Split, SplitInput } from './balance.ts';
import { EXPENSE_CATEGORIES } from './constants/finances.ts';
import type { Change } from './constants/resources.ts';
import { CsvFile } from './csv-file.ts';
import { endpoint } from './endpoint.ts';
import { basis, calendarDate, clearableText, id, instant, newId, recordId, requiredText } from './fields.ts';
import { moneyFault, amount, AMOUNT_MAX, money, monthOfYear } from './money.ts';
import { pageCursor, pageLimit } from './paging.ts';
import { photoIdOf } from '#domain/photos/address.ts';
import { memoriesFault, photoUpload } from './photos.ts';
import { exportLimit } from './rate-limits.ts';

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
export const ExpenseInput = expenseFields.extend({ id: newId, category: expenseCategory.default('food') });
export type ExpenseInput = z.output<typeof ExpenseInput>;
export const ExpensePatch = expenseFields.partial().extend({ id: recordId, updatedAt: basis });

/** Filters: words in title or description, a category, a month in India (`2026-07`). */
const filters = z.object({
  search: z.string().trim().max(100).optional(),
  category: expenseCategory.optional(),
  month: monthOfYear.optional(),
});
const ExpenseFilters = filters.optional();
export type ExpenseFilters = z.output<typeof ExpenseFilters>;

/** A page of the list: the first `limit` rows, or those after `cursor`; 500 rows without a limit. */
const ExpensesPageQuery = filters
  .extend({
    limit: pageLimit(moneyFault('pageInvalid')),
    cursor: pageCursor,
  })
  .optional();
export type ExpensesPageQuery = z.output<typeof ExpensesPageQuery>;

const byId = z.object({ id: recordId });
const changes: readonly Change[] = ['expenses'];
/** A member's first record creates their couple. */
const firstChanges: readonly Change[] = [...changes, 'firstRecord'];

export const expenses = {
  list: endpoint({
    route: 'GET /api/expenses',
    access: 'member',
    canLag: true,
    summary: 'The couple’s expenses, the latest day first; `X-Next-Cursor` while there are more',
    input: ExpensesPageQuery,
    output: z.array(Expense),
  }),
  sum: endpoint({
    route: 'GET /api/expenses/total',
    access: 'member',
    canLag: true,
    summary: 'How many expenses the filters find, and their sum',
    input: ExpenseFilters,
    output: z.object({ count: z.number().int(), total: money }),
  }),
  listTitles: endpoint({
    route: 'GET /api/expenses/titles',
    access: 'member',
    canLag: true,
    summary: 'The titles of the couple’s latest 1,000 expenses, each once, with the category that it was given last',
    output: z.array(z.object({ title: z.string(), category: expenseCategory })),
  }),
  export: endpoint({
    route: 'GET /api/expenses/export.csv',
    access: 'member',
    canLag: true,
    summary: 'The expenses that the filters find as a CSV file for a spreadsheet',
    input: ExpenseFilters,
    output: CsvFile,
    outputStructure: 'detailed',
    limit: exportLimit,
  }),
  uploadReceipt: endpoint({
    ...photoUpload,
    route: 'POST /api/expenses/photos',
    summary: 'Upload the photo of an expense’s bill; at most 15 MB',
  }),
  create: endpoint({
    route: 'POST /api/expenses',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'expenses',
    summary: 'Record an expense',
    input: ExpenseInput,
    output: Expense,
    status: 201,
    changes: firstChanges,
  }),
  update: endpoint({
    route: 'PATCH /api/expenses/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Change an expense; either partner may',
    input: ExpensePatch,
    output: Expense,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/expenses/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Delete an expense; for 30 days either partner can restore it',
    input: byId,
    status: 204,
    changes: [...changes, 'trash'],
  }),
  restore: endpoint({
    route: 'POST /api/expenses/{id}/restore',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Bring back a deleted expense; either partner may',
    input: byId,
    output: Expense,
    changes: [...changes, 'trash'],
  }),
};
