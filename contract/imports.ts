import { moneyFault } from './money.ts';
import { z } from 'zod';
import { IMPORT_ROWS_MAX } from './constants/finances.ts';
import type { Change } from './constants/resources.ts';
import { endpoint } from './endpoint.ts';
import { calendarDate, id, instant, newId, recordId, requiredText } from './fields.ts';
import { expenseCategory, expenseFields } from './expenses.ts';
import { ShortPageQuery } from './paging.ts';
import { importCheckLimit, importLimit } from './rate-limits.ts';

/**
 * Expenses imported from one file. Either partner can undo the import until `undoableUntil`, which removes it from
 * every list.
 */
export const ExpenseImport = z.object({
  id,
  /** Name of the file. */
  name: z.string(),
  /** Number of imported expenses; `settlementCount` counts the settlements. */
  count: z.number().int(),
  settlementCount: z.number().int(),
  /** The member who imported the file; `null` once their account is deleted. */
  userId: id.nullable(),
  createdAt: instant,
  undoableUntil: instant,
});
export type ExpenseImport = z.infer<typeof ExpenseImport>;

const { title, amount, paidBy, split } = expenseFields.shape;
const spentOn = calendarDate(moneyFault('spentOnInvalid'));
const rowsError = { error: moneyFault('importRowsInvalid', IMPORT_ROWS_MAX) };
function rowsOf<Row extends z.ZodType>(row: Row) {
  return z.array(row, rowsError).max(IMPORT_ROWS_MAX, rowsError);
}
/** Returns true for 1 to `IMPORT_ROWS_MAX` rows, expenses and settlements together. */
function isRowCountAllowed({ rows, settlements = [] }: { rows: unknown[]; settlements?: unknown[] | undefined }) {
  const count = rows.length + settlements.length;
  return count > 0 && count <= IMPORT_ROWS_MAX;
}

/** A payment between the partners in an imported file; `paidBy` paid the other. */
const ImportedSettlement = z.object({
  amount,
  settledOn: calendarDate(moneyFault('spentOnInvalid')),
  paidBy: paidBy.nonoptional({ error: moneyFault('payerInvalid') }),
});

export const ExpenseImportInput = z
  .object({
    id: newId,
    name: requiredText(moneyFault('importNameRequired'), 200),
    rows: rowsOf(z.object({ title, amount, category: expenseCategory, spentOn, paidBy, split })),
    settlements: rowsOf(ImportedSettlement).optional(),
  })
  .refine(isRowCountAllowed, rowsError);
export type ExpenseImportInput = z.output<typeof ExpenseImportInput>;
export const ExpenseImportCheck = z
  .object({
    rows: rowsOf(z.object({ title, amount, spentOn })),
    settlements: rowsOf(ImportedSettlement).optional(),
  })
  .refine(isRowCountAllowed, rowsError);
export type ExpenseImportCheck = z.output<typeof ExpenseImportCheck>;

/** Fits the maximum number of rows, each with the longest title in the widest script. */
const maxBodyBytes = 8 * 1024 * 1024;
const changes: readonly Change[] = ['imports', 'expenses', 'notifications'];

export const imports = {
  list: endpoint({
    route: 'GET /api/expense-imports',
    access: 'member',
    canLag: true,
    summary: 'The files of expenses that were imported, the newest first; `X-Next-Cursor` while there are more',
    input: ShortPageQuery,
    output: z.array(ExpenseImport),
  }),
  check: endpoint({
    route: 'POST /api/expense-imports/check',
    access: 'member',
    summary:
      'Which of the rows and settlements, counted from 0, are already here: imported before (even if changed or deleted since), or recorded with the same day, amount and title. Of two equal rows the second is new while the couple has one',
    input: ExpenseImportCheck,
    output: z.object({ present: z.array(z.number().int()), presentSettlements: z.array(z.number().int()) }),
    limit: importCheckLimit,
    maxBodyBytes,
  }),
  create: endpoint({
    route: 'POST /api/expense-imports',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'expenses',
    summary: 'Record up to 10,000 expenses and settlements at once, all or none',
    input: ExpenseImportInput,
    output: ExpenseImport,
    status: 201,
    limit: importLimit,
    maxBodyBytes,
    changes: [...changes, 'firstRecord'],
  }),
  undo: endpoint({
    route: 'DELETE /api/expense-imports/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary:
      'Undo an import within 24 hours: its expenses and settlements are gone, and expenses changed since are in the trash. Either partner may',
    input: z.object({ id: recordId }),
    status: 204,
    changes: [...changes, 'trash'],
  }),
};
