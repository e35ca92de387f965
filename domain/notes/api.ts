import { z } from 'zod';
import { recordId } from '#domain/kernel/fields.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import type { Change } from '#domain/registry/resources.ts';
import { Note, NoteFilter, NoteInput, NotePatch } from './schema.ts';

const changes: readonly Change[] = ['notes'];

export const notes = {
  list: endpoint({
    route: 'GET /api/partner-notes',
    access: 'member',
    canLag: true,
    summary:
      'The member’s notes and those that the partner lets them read, the last changed first; `X-Next-Cursor` while there are more',
    input: NoteFilter,
    output: z.array(Note),
  }),
  create: endpoint({
    route: 'POST /api/partner-notes',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'notes',
    summary: 'Write a note, private unless said',
    input: NoteInput,
    output: Note,
    status: 201,
    changes,
  }),
  update: endpoint({
    route: 'PUT /api/partner-notes/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Change the fields that are sent; only the writer may',
    input: NotePatch,
    output: Note,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/partner-notes/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Delete a note; only the writer may, and for 30 days they can restore it',
    input: z.object({ id: recordId }),
    status: 204,
    changes: [...changes, 'trash'],
  }),
  restore: endpoint({
    route: 'POST /api/partner-notes/{id}/restore',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Bring back a deleted note; only the writer may',
    input: z.object({ id: recordId }),
    output: Note,
    changes: [...changes, 'trash'],
  }),
};
