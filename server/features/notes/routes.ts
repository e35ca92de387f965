import { notes } from '#domain/notes/api.ts';
import { implement } from '#server/http/implement.ts';
import { restoreNote, updateNote, readNotes, deleteNote, createNote } from './service.ts';

export const notesRoutes = implement(notes, {
  list: readNotes,
  create: createNote,
  update: updateNote,
  delete: deleteNote,
  restore: restoreNote,
});
