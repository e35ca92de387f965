/** Rows that one call changes at most, all in one transaction. */
export const BULK_ROWS_MAX = 1000;

/**
 * Why a row that was chosen stays as it is. `gone`: it was deleted; `changed`: it is no longer as it was shown; `final`: it can
 * no longer be moved there.
 */
export const BULK_SKIPS = ['gone', 'changed', 'final'] as const;
export type BulkSkip = (typeof BULK_SKIPS)[number];
