import {
  answerByRows,
  asText,
  inRows,
  newRow,
  type RowRules,
  type OfflineRules,
} from '#client/data/outbox/offline-rules.ts';
import { NOTE_DEFAULTS } from '#domain/notes/facts.ts';
import type { Note } from '#domain/notes/schema.ts';
import { notesText, noteScreensText as text } from '#messages/notes.ts';

const rows: RowRules<Note> = {
  calls: {
    'notes.create': 'create',
    'notes.update': 'update',
    'notes.delete': 'delete',
    'notes.restore': 'restore',
  },
  toRow: (change) => newRow<Note>(change, NOTE_DEFAULTS),
};

/** Pending changes to notes. */
export const pendingNotes: OfflineRules = {
  calls: rows.calls,
  withBaseVersion: ['notes.update'],
  shows: { notes: inRows(rows) },
  answer: answerByRows(rows),
  nameOf: ({ title }) => asText(title),
  describe: ({ title, content, category, tags }) => [
    { label: text.fieldTitle, value: asText(title) },
    { label: text.fieldContent, value: asText(content) },
    { label: text.fieldCategory, value: nameOfCategory(category) },
    { label: text.fieldTags, value: Array.isArray(tags) ? tags.join(', ') : '' },
  ],
};

function nameOfCategory(category: unknown): string {
  return Object.entries(notesText.categories).find(([name]) => name === category)?.[1] ?? '';
}
