import { z } from 'zod';
import { expenseCategory, expenseFields } from '#domain/expenses/schema.ts';
import { calendarDate, id, instant, newId, requiredText } from '#domain/kernel/fields.ts';
import { moneyFault } from '#domain/kernel/money-fields.ts';
import { IMPORT_ROWS_MAX } from './facts.ts';

/**
 * Expenses imported from one file, as far as the reader sees them. Either partner can undo the import until
 * `undoableUntil`, which removes what they see from every list.
 */
export const ExpenseImport = z.object({
  id,
  /** Name of the file. */
  name: z.string(),
  /** Number of imported expenses; `settlementCount` counts the settlements. */
  count: z.number().int(),
  settlementCount: z.number().int(),
  /** Number of those expenses that the reader alone sees. */
  ownCount: z.number().int(),
  /** The member who imported the file; `null` once their account is deleted. */
  userId: id.nullable(),
  createdAt: instant,
  undoableUntil: instant,
});
export type ExpenseImport = z.infer<typeof ExpenseImport>;

const { title, amount, paidBy, split, audience } = expenseFields.shape;
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
    rows: rowsOf(z.object({ title, amount, category: expenseCategory, spentOn, paidBy, split, audience })),
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
