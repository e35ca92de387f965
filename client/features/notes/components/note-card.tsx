import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { Note } from '#contract/notes.ts';
import { noteScreensText as text } from '#messages/screens/notes.ts';
import { notesText } from '#messages/notes.ts';
import { useMember } from '#client/data/session.ts';
import { Card } from '#client/ui/content/card.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { RowAction, RowActions } from '#client/ui/forms/row-actions.tsx';
import { shortenTags } from '../model.ts';
import { NoteCategoryIcon } from './note-category.tsx';
import { NoteVisibility } from './note-visibility.tsx';
import { NoteTags } from './note-tags.tsx';

interface NoteCardProps {
  note: Note;
  onRead: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** Card of a note. A press anywhere opens it; its author can edit and delete it. */
export function NoteCard({ note, onRead, onEdit, onDelete }: NoteCardProps) {
  const { id: memberId } = useMember();
  const { shown, moreCount } = shortenTags(note.tags);
  const titleId = useId();
  return (
    <Card className="relative flex h-full flex-col gap-3 p-5! transition-shadow has-[h2>button:hover]:shadow-lift">
      <div className="flex items-start gap-3">
        <NoteCategoryIcon category={note.category} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h2 className="font-heading text-lead leading-tight font-semibold wrap-anywhere">
            <button
              type="button"
              id={titleId}
              onClick={onRead}
              className="line-clamp-2 text-left after:absolute after:inset-0 after:rounded-large"
            >
              {note.title}
            </button>
          </h2>
          <p className="text-caption text-ink-soft">{notesText.categories[note.category]}</p>
          <PendingMark of={note.id} />
        </div>
      </div>
      <p className="line-clamp-4 flex-1 wrap-anywhere whitespace-pre-line">{note.content}</p>
      <NoteTags tags={shown} moreCount={moreCount} />
      <div className="-mb-2 flex min-h-11 items-center justify-between gap-3">
        <NoteVisibility note={note} />
        {note.userId === memberId && (
          <RowActions of={titleId} className="relative -mr-3">
            <RowAction icon={Pencil} label={text.edit} onClick={onEdit} />
            <RowAction icon={Trash2} label={text.delete} onClick={onDelete} isDangerous />
          </RowActions>
        )}
      </div>
    </Card>
  );
}
