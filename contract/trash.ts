import { z } from 'zod';
import { RECORD_KINDS } from './constants/trash.ts';
import { endpoint } from './endpoint.ts';
import { fieldsFault, id, instant, recordId } from './fields.ts';
import { money } from './money.ts';
import { ShortPageQuery } from './paging.ts';

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

/** The trash. Each resource restores its own records, for example with `POST /api/memories/{id}/restore`. */
export const trash = {
  list: endpoint({
    route: 'GET /api/bin',
    access: 'member',
    canLag: true,
    summary:
      'What was deleted in the last 30 days, the latest first: the couple’s records, the member’s own, and important dates that the partner shares; `X-Next-Cursor` while there are more',
    input: ShortPageQuery,
    output: z.array(DeletedRecord),
  }),
  delete: endpoint({
    route: 'DELETE /api/bin/{id}',
    access: 'member',
    summary:
      'Delete a record for good before its 30 days are over; only its author may (403), or the partner once the author has left. 409 if several kinds have the id and none is named',
    input: z.object({
      id: recordId,
      kind: z.enum(RECORD_KINDS, { error: fieldsFault('invalid') }).optional(),
    }),
    status: 204,
    changes: ['trash'],
  }),
};
