/** Maximum number of expenses in one import. */
export const IMPORT_ROWS_MAX = 10_000;
/** Hours during which an import can be undone. */
export const IMPORT_UNDO_HOURS = 24;
