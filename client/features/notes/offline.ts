import { asText, nameIn, newRow, recordRules } from '#client/data/outbox/offline-rules.ts';
import { NOTE_DEFAULTS } from '#domain/notes/facts.ts';
import type { Note } from '#domain/notes/schema.ts';
import { notesText, noteScreensText as text } from '#messages/notes.ts';

/** Pending changes to notes. */
export const pendingNotes = recordRules<Note>('notes', {
  toRow: (change) => newRow<Note>(change, NOTE_DEFAULTS),
  nameOf: ({ title }) => asText(title),
  describe: ({ title, content, category, tags }) => [
    { label: text.fieldTitle, value: asText(title) },
    { label: text.fieldContent, value: asText(content) },
    { label: text.fieldCategory, value: nameIn(notesText.categories, category) },
    { label: text.fieldTags, value: Array.isArray(tags) ? tags.join(', ') : '' },
  ],
});
