import { z } from 'zod';
import { fieldsFault, recordId } from '#domain/kernel/fields.ts';
import { ShortPageQuery } from '#domain/kernel/paging.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { DeletedRecord, RECORD_KINDS } from './schema.ts';

/** The trash. Each resource restores its own records, for example with `POST /api/memories/{id}/restore`. */
export const trash = {
  list: endpoint({
    route: 'GET /api/bin',
    access: 'member',
    canLag: true,
    summary:
      'List the records deleted in the last 30 days, the latest first: the couple’s, the member’s own, and important dates that the partner shares; `X-Next-Cursor` while there are more',
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
