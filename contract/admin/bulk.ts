import { z } from 'zod';
import { adminBulkText as text } from '#messages/en/admin/bulk.ts';
import { BULK_ROWS_MAX } from '../constants/bulk.ts';
import { instant, recordId } from '../fields.ts';

const count = z.number().int();

/** What came of changing many rows at once. */
export const BulkResult = z.object({
  changed: count,
  skipped: z.object({ gone: count, changed: count, final: count }),
});
export type BulkResult = z.infer<typeof BulkResult>;

/** Rows that were chosen one by one, at least one. */
export function chosenRows<Row extends z.ZodType>(row: Row) {
  return z
    .array(row, { error: () => text.nothingChosen })
    .min(1, { error: () => text.nothingChosen })
    .max(BULK_ROWS_MAX, { error: () => text.tooMany });
}

/** All rows until an instant, so that none is changed that came after the caller looked. */
export const Until = z.object({ until: instant });

/** What waits in a queue: the rows with these ids, or all that came until an instant. */
export const WaitingRows = z
  .object({ ids: chosenRows(recordId).optional(), matching: Until.optional() })
  .refine(({ ids, matching }) => (ids === undefined) !== (matching === undefined), {
    error: () => text.nothingChosen,
  });
export type WaitingRows = z.output<typeof WaitingRows>;
