import type { Note } from '#contract/notes.ts';
import { noteScreensText as text } from '#messages/screens/notes.ts';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import { useDeleteNote } from '../api.ts';
import { NoteReader } from './note-reader.tsx';

const NoteFormDialog = lazyDialog(
  async () => (await import('./note-form-dialog.tsx')).NoteFormDialog,
  ({ note }) => (note ? text.editTitle : text.addTitle),
);

/** Open overlays: the reader of a note, and over it or alone the form or the delete confirmation. */
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

/**
 * Overlays of the open note. Notes are looked up by id, so that an open note shows the partner's changes and closes
 * after its deletion.
 */
export function NoteOverlays({ notes, open, onChange }: NoteOverlaysProps) {
  const { readId, editId, deleteId, isAdding = false } = open;
  const find = (id: string | undefined) => notes.find((note) => note.id === id);
  const [read, edited, deleted] = [find(readId), find(editId), find(deleteId)];
  // Returns to the reader, if it is open.
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
      {isAdding && <NoteFormDialog onClose={close} />}
      {edited && <NoteFormDialog note={edited} onClose={close} />}
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
