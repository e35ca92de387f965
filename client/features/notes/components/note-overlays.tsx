import type { Note } from '#contract/notes.ts';
import { noteScreensText as text } from '#messages/en/note-screens.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useDeleteNote } from '../api.ts';
import { LazyNoteForm } from './lazy-note-form.tsx';
import { NoteReader } from './note-reader.tsx';

/** What is open: a note that is read, and over it, or by itself, its form or the question before deleting it. */
export interface OpenNote {
  readId?: string;
  editId?: string;
  deleteId?: string;
  isAdding?: boolean;
}

interface NoteOverlaysProps {
  notes: readonly Note[];
  open: OpenNote;
  onChange: (open: OpenNote) => void;
}

/** Notes are found by their ids, so that what the partner changes meanwhile is seen, and what is gone closes. */
export function NoteOverlays({ notes, open, onChange }: NoteOverlaysProps) {
  const { readId, editId, deleteId, isAdding = false } = open;
  const find = (id: string | undefined) => notes.find((note) => note.id === id);
  const [read, edited, deleted] = [find(readId), find(editId), find(deleteId)];
  // Back to what is read, if something is.
  const close = () => onChange(readId ? { readId } : {});
  const remove = useDeleteNote(() => onChange({}));
  return (
    <>
      {read && (
        <NoteReader
          note={read}
          onClose={() => onChange({})}
          onEdit={() => onChange({ readId: read.id, editId: read.id })}
          onDelete={() => onChange({ readId: read.id, deleteId: read.id })}
        />
      )}
      {isAdding && <LazyNoteForm onClose={close} />}
      {edited && <LazyNoteForm note={edited} onClose={close} />}
      <ConfirmDialog
        isOpen={deleted !== undefined}
        onOpenChange={close}
        title={text.deleteTitle}
        text={text.deleteText}
        confirmLabel={text.delete}
        isPending={remove.isPending}
        onConfirm={() => deleted && remove.mutate({ id: deleted.id })}
      />
    </>
  );
}
