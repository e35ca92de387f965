import { z } from 'zod';
import { money } from '#domain/kernel/money-fields.ts';
import { photoUpload } from '#domain/photos/api.ts';
import { CsvFile, endpoint } from '#domain/registry/endpoint.ts';
import { exportLimit } from '#domain/registry/rate-limits.ts';
import type { Change } from '#domain/registry/resources.ts';
import {
  byId,
  Expense,
  expenseCategory,
  ExpenseFilters,
  ExpenseInput,
  ExpensePatch,
  ExpensesPageQuery,
} from './schema.ts';

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
    summary: 'Count and sum the expenses that the filters find',
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
    otherStorageLimit: 'privateExpenses',
    summary:
      'Record an expense. With `listItemIds` it is 409 `expense_made` if another one has the cost of one of them',
    input: ExpenseInput,
    output: Expense,
    status: 201,
    changes: [...firstChanges, 'lists'],
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
    changes: [...changes, 'recurring', 'notifications', 'trash'],
  }),
  restore: endpoint({
    route: 'POST /api/expenses/{id}/restore',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Bring back a deleted expense; either partner may',
    input: byId,
    output: Expense,
    changes: [...changes, 'recurring', 'notifications', 'trash'],
  }),
};
