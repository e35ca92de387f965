import { z } from 'zod';
import { recordId } from '#domain/kernel/fields.ts';
import { ShortPageQuery } from '#domain/kernel/paging.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { importCheckLimit, importLimit } from '#domain/registry/rate-limits.ts';
import type { Change } from '#domain/registry/resources.ts';
import { ExpenseImport, ExpenseImportCheck, ExpenseImportInput } from './schema.ts';

/** Fits the maximum number of rows, each with the longest title in the widest script. */
const maxBodyBytes = 8 * 1024 * 1024;
const changes: readonly Change[] = ['imports', 'expenses', 'notifications'];

export const imports = {
  list: endpoint({
    route: 'GET /api/expense-imports',
    access: 'member',
    canLag: true,
    summary:
      'The files of expenses that were imported, the newest first, each with as many as the member sees; `X-Next-Cursor` while there are more',
    input: ShortPageQuery,
    output: z.array(ExpenseImport),
  }),
  check: endpoint({
    route: 'POST /api/expense-imports/check',
    access: 'member',
    summary:
      'Find the rows and settlements, counted from 0, that are already here: imported before (even if changed or deleted since), or recorded with the same day, amount and title. Of two equal rows the second is new while the couple has one',
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
    otherStorageLimit: 'privateExpenses',
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
      'Undo an import within 24 hours: its expenses and settlements are gone, and expenses changed since are in the trash. Either partner may, for those that both see',
    input: z.object({ id: recordId }),
    status: 204,
    changes: [...changes, 'trash'],
  }),
};
