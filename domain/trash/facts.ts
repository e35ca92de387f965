import { trashedRecords } from '#domain/registry/records.ts';

/** Days during which a deleted record can be restored. */
export const TRASH_DAYS = 30;

/** Kinds of records that deletion moves to the trash. */
export const RECORD_KINDS = trashedRecords.map(({ trash }) => trash.kind);
