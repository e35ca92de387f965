import { z } from 'zod';
import { fieldsText } from '#messages/en/fields.ts';
import { notesText } from '#messages/en/notes.ts';
import { endpoint, type Noun } from './endpoint.ts';
import { id, instant, recordId, requiredText } from './fields.ts';
import { NOTE_CATEGORIES, NOTE_DEFAULTS } from './note-lists.ts';
import { tagWords } from './tags.ts';

/** What a member notes about the partner. `userId` wrote it; the partner reads it when it is not private. */
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

/** In the order in which the specification checks them: title, content, category. */
const fields = z.object({
  title: requiredText(notesText.titleRequired, 120),
  content: requiredText(notesText.contentRequired, 10_000),
  category: z.enum(NOTE_CATEGORIES, { error: notesText.categoryRequired }),
  tags: tagWords.nullable().transform((words) => words ?? []),
  isPrivate: z.boolean({ error: notesText.privacyInvalid }),
});

export const NoteInput = fields.extend({
  tags: fields.shape.tags.default([]),
  isPrivate: fields.shape.isPrivate.default(NOTE_DEFAULTS.isPrivate),
});
export type NoteInput = z.output<typeof NoteInput>;
export const NotePatch = fields.partial().extend({ id: recordId });

/** Which notes to list: of one category, with `search` in title or content whatever its case. Blank, `all` and absent leave none out. */
const NoteFilter = z
  .object({
    category: z.enum([...NOTE_CATEGORIES, 'all', ''], { error: notesText.categoryInvalid }).optional(),
    search: z.string().trim().max(200, fieldsText.tooLong(200)).optional(),
  })
  .optional();
export type NoteFilter = z.output<typeof NoteFilter>;

const changes: readonly Noun[] = ['notes', 'achievements'];

export const notes = {
  list: endpoint({
    route: 'GET /api/partner-notes',
    access: 'member',
    summary: 'The member’s notes and those that the partner lets them read, the last changed first',
    input: NoteFilter,
    output: z.array(Note),
  }),
  create: endpoint({
    route: 'POST /api/partner-notes',
    access: 'member',
    summary: 'Write a note, private unless said',
    input: NoteInput,
    output: Note,
    status: 201,
    changes,
  }),
  update: endpoint({
    route: 'PUT /api/partner-notes/{id}',
    access: 'member',
    summary: 'Change the fields that are sent; only the writer may',
    input: NotePatch,
    output: Note,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/partner-notes/{id}',
    access: 'member',
    summary: 'Delete a note; only the writer may',
    input: z.object({ id: recordId }),
    status: 204,
    changes,
  }),
};
