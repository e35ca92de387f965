import type { CopiedRead } from '#client/data/copy/shown.ts';
import { byNewest } from '#client/data/outbox/offline-rules.ts';
import type { Note } from '#domain/notes/schema.ts';

/** The couple's notes, the latest changed first. */
export const notesRead: CopiedRead<null, Note[]> = {
  of: ['notes'],
  derive: (shown) => shown('notes').toSorted(byNewest('updatedAt')),
};
