import { z } from 'zod';
import { basis, fieldsFault, id, instant, newId, recordId, requiredText, tagWords } from '#domain/kernel/fields.ts';
import { pageCursor, pageLimit } from '#domain/kernel/paging.ts';
import { NOTE_CATEGORIES, NOTE_DEFAULTS, notesFault } from './facts.ts';

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
export const NoteFilter = z
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
