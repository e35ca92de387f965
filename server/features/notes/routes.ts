import { notes } from '#contract/notes.ts';
import { serve } from '#server/http/bind.ts';
import { changeNote, readNotes, removeNote, writeNote } from './service.ts';

export const notesRoutes = serve(notes, {
  list: readNotes,
  create: writeNote,
  update: changeNote,
  delete: removeNote,
});
