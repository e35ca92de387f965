import { z } from 'zod';
import { fieldsText } from '#messages/fields.ts';
import { RECORD_KINDS } from './constants/bin.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, recordId } from './fields.ts';
import { money } from './money.ts';
import { ShortPageQuery } from './paging.ts';

/** Something that was deleted and can be brought back until `deletedForGoodAt`. */
export const DeletedRecord = z.object({
  kind: z.enum(RECORD_KINDS),
  id,
  title: z.string(),
  /** The calendar date that it is about; `null` for what has none. */
  day: z.string().nullable(),
  /** Of an expense, or what a goal aims at. */
  amount: money.nullable(),
  /** Who deleted it; `null` once they have deleted their account. */
  deletedBy: id.nullable(),
  deletedAt: instant,
  deletedForGoodAt: instant,
});
export type DeletedRecord = z.infer<typeof DeletedRecord>;

/** What was deleted is restored by the resource that it belongs to: `POST /api/memories/{id}/restore`. */
export const bin = {
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
      'Delete for good what was deleted; of a member’s own only they may. Of several kinds with one id the named one, or the one that was deleted last',
    input: z.object({
      id: recordId,
      kind: z.enum(RECORD_KINDS, { error: () => fieldsText.invalid }).optional(),
    }),
    status: 204,
    invalidates: ['bin'],
  }),
};
