/** Days during which a deleted record can be restored. */
export const TRASH_DAYS = 30;

/** Record kinds that deletion moves to the trash: a couple's shared records, and a member's own. */
export const SHARED_RECORD_KINDS = ['date', 'memory', 'expense', 'goal'] as const;
export type SharedRecordKind = (typeof SHARED_RECORD_KINDS)[number];
export const OWN_RECORD_KINDS = ['note', 'important_date'] as const;
export type OwnRecordKind = (typeof OWN_RECORD_KINDS)[number];
export const RECORD_KINDS = [...SHARED_RECORD_KINDS, ...OWN_RECORD_KINDS] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];
