import { Pencil, Trash2 } from 'lucide-react';
import type { Note } from '#contract/notes.ts';
import { noteScreensText as text } from '#messages/screens/notes.ts';
import { notesText } from '#messages/notes.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { useMember } from '#client/data/session.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { NoteVisibility } from './note-visibility.tsx';
import { NoteTags } from './note-tags.tsx';

interface NoteReaderProps {
  note: Note;
  onClose: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function NoteReader({ note, onClose, onEdit, onDelete }: NoteReaderProps) {
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
