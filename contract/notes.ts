import { faultsOf } from '#domain/kernel/fault.ts';
import { z } from 'zod';
import type { Change } from './constants/resources.ts';
import { endpoint } from './endpoint.ts';
import { fieldsFault, basis, id, instant, newId, recordId, requiredText, tagWords } from './fields.ts';
import { pageCursor, pageLimit } from './paging.ts';
import { NOTE_CATEGORIES, NOTE_DEFAULTS } from './constants/notes.ts';

export interface NotesFaults {
  categoryInvalid: [];
  categoryRequired: [];
  contentRequired: [];
  privacyInvalid: [];
  titleRequired: [];
}
export const notesFault = faultsOf<NotesFaults>('notes');

/** A member's note about the partner; `userId` is its author. The partner can read it unless it is private. */
export const Note = z.object({
  id,
  userId: id,
  title: z.string(),
  content: z.string(),
  category: z.enum(NOTE_CATEGORIES),
  tags: z.array(z.string()),
  isPrivate: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});
export type Note = z.infer<typeof Note>;

/** Listed in the order in which the specification checks them: title, content, category. */
const fields = z.object({
  title: requiredText(notesFault('titleRequired'), 120),
  content: requiredText(notesFault('contentRequired'), 10_000),
  category: z.enum(NOTE_CATEGORIES, { error: notesFault('categoryRequired') }),
  tags: tagWords.nullable().transform((words) => words ?? []),
  isPrivate: z.boolean({ error: notesFault('privacyInvalid') }),
});

export const NoteInput = fields.extend({
  id: newId,
  tags: fields.shape.tags.default([...NOTE_DEFAULTS.tags]),
  isPrivate: fields.shape.isPrivate.default(NOTE_DEFAULTS.isPrivate),
});
export type NoteInput = z.output<typeof NoteInput>;
export const NotePatch = fields.partial().extend({ id: recordId, updatedAt: basis });

/**
 * Page and filters of the notes: a category, and a case-insensitive `search` in title or content. Blank, `all` and
 * absent mean no filter.
 */
const NoteFilter = z
  .object({
    category: z.enum([...NOTE_CATEGORIES, 'all', ''], { error: notesFault('categoryInvalid') }).optional(),
    search: z
      .string()
      .trim()
      .max(200, { error: fieldsFault('tooLong', 200) })
      .optional(),
    limit: pageLimit(fieldsFault('limitInvalid')),
    cursor: pageCursor,
  })
  .optional();
export type NoteFilter = z.output<typeof NoteFilter>;

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
