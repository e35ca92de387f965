import type { BulkResult } from '#domain/operations/bulk.ts';
import { BULK_ROWS_MAX, type BulkSkip } from '#domain/operations/facts.ts';
import { adminFaultsText } from '#messages/en/admin/faults.ts';
import type { Transaction } from '#server/db/database.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { type AuditedChange, recordAudit } from './service.ts';

interface BulkChange<Row> {
  /** The number of rows chosen one by one; `undefined` if all matching rows are meant. */
  chosen: number | undefined;
  /** Locks the existing rows in one order, at most `limit`, so that two such changes cannot deadlock. */
  lock: (tx: Transaction, limit: number) => Promise<Row[]>;
  /** Returns the reason why a row is skipped. */
  judge: (row: Row) => BulkSkip | null;
  change: (tx: Transaction, rows: readonly Row[]) => Promise<void>;
  toAudit: (row: Row) => AuditedChange;
}

/**
 * Changes many rows in one transaction, with an audit log entry for each. Skips rows that have changed since they were
 * shown.
 */
export async function changeInBulk<Row>(context: MemberContext, bulk: BulkChange<Row>): Promise<BulkResult> {
  return context.change(async (tx) => {
    const rows = await bulk.lock(tx, BULK_ROWS_MAX + 1);
    if (rows.length > BULK_ROWS_MAX) throw refuse.invalid('invalid', adminFaultsText.adminBulk.tooMany);
    const skipped = { gone: (bulk.chosen ?? rows.length) - rows.length, changed: 0, final: 0 };
    const changing = rows.filter((row) => {
      const skip = bulk.judge(row);
      if (skip) skipped[skip] += 1;
      return skip === null;
    });
    if (changing.length > 0) {
      await bulk.change(tx, changing);
      await recordAudit(tx, context, ...changing.map((row) => bulk.toAudit(row)));
    }
    return { changed: changing.length, skipped };
  });
}
