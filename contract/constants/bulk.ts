/** Maximum number of rows that one call changes, all in one transaction. */
export const BULK_ROWS_MAX = 1000;

/**
 * Reasons for which a bulk change skips a row. `gone`: it was deleted; `changed`: it differs from the version shown;
 * `final`: its status does not allow the move.
 */
export const BULK_SKIPS = ['gone', 'changed', 'final'] as const;
export type BulkSkip = (typeof BULK_SKIPS)[number];
