import { z } from 'zod';
import { id, instant } from '#domain/kernel/fields.ts';
import { money } from '#domain/kernel/money-fields.ts';
import { trashedRecords } from '#domain/registry/records.ts';

/** Days during which a deleted record can be restored. */
export const TRASH_DAYS = 30;

/** Kinds of records that deletion moves to the trash. */
export const RECORD_KINDS = trashedRecords.map(({ trash }) => trash.kind);

/** A deleted record that can be restored until `deletedForGoodAt`. */
export const DeletedRecord = z.object({
  kind: z.enum(RECORD_KINDS),
  id,
  title: z.string(),
  /** The record's calendar date; `null` for kinds without one. */
  day: z.string().nullable(),
  /** The amount of an expense, or the target of a goal. */
  amount: money.nullable(),
  /** The member who deleted the record; `null` once their account is deleted. */
  deletedBy: id.nullable(),
  deletedAt: instant,
  deletedForGoodAt: instant,
  /** True for the author alone, and for a record of the couple whose author is no longer in it. */
  canBeDeletedForGood: z.boolean(),
});
export type DeletedRecord = z.infer<typeof DeletedRecord>;
