import { Pencil, Trash2 } from 'lucide-react';
import { useMember } from '#client/data/session.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import type { Note } from '#domain/notes/schema.ts';
import { noteScreensText as text, notesText } from '#messages/notes.ts';
import { useDeleteNote } from '../api.ts';
import { NoteTags } from './note-tags.tsx';
import { NoteVisibility } from './note-visibility.tsx';

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

interface NoteReaderProps {
  note: Note;
  onClose: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

function NoteReader({ note, onClose, onEdit, onDelete }: NoteReaderProps) {
  const { id: memberId } = useMember();
  const day = formatDate(indiaDate(note.updatedAt));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={note.title}
      description={`${notesText.categories[note.category]} · ${text.changed(day)}`}
      footer={
        note.userId === memberId && (
          <>
            <Button variant="quiet" onClick={onDelete}>
              <Trash2 aria-hidden className="size-5" />
              {text.delete}
            </Button>
            <Button variant="secondary" onClick={onEdit}>
              <Pencil aria-hidden className="size-5" />
              {text.edit}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5 pb-2">
        <p className="wrap-anywhere whitespace-pre-line">{note.content}</p>
        <NoteTags tags={note.tags} />
        <NoteVisibility note={note} />
      </div>
    </Dialog>
  );
}
