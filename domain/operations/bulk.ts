import { z } from 'zod';
import { instant, recordId } from '#domain/kernel/fields.ts';
import { adminBulkFault, BULK_ROWS_MAX } from './facts.ts';

const count = z.number().int();

/** Result of a bulk change. */
export const BulkResult = z.object({
  changed: count,
  skipped: z.object({ gone: count, changed: count, final: count }),
});
export type BulkResult = z.infer<typeof BulkResult>;

/** Rows that the admin selected one by one, at least one. */
export function chosenRows<Row extends z.ZodType>(row: Row) {
  return z
    .array(row, { error: adminBulkFault('nothingChosen') })
    .min(1, { error: adminBulkFault('nothingChosen') })
    .max(BULK_ROWS_MAX, { error: adminBulkFault('tooMany') });
}

/** All rows up to an instant, so that rows added after the caller loaded the list stay unchanged. */
export const Until = z.object({ until: instant });

/** Rows of a queue: either the given ids, or all rows that arrived up to an instant. */
export const WaitingRows = z
  .object({ ids: chosenRows(recordId).optional(), matching: Until.optional() })
  .refine(({ ids, matching }) => (ids === undefined) !== (matching === undefined), {
    error: adminBulkFault('nothingChosen'),
  });
export type WaitingRows = z.output<typeof WaitingRows>;
