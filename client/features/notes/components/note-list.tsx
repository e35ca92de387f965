import { clsx } from 'clsx';
import {
  Pencil,
  Trash2,
  Clapperboard,
  Gift,
  type LucideIcon,
  MapPin,
  SlidersHorizontal,
  Soup,
  Sparkles,
} from 'lucide-react';
import { useId } from 'react';
import { useMember } from '#client/data/session.ts';
import { Card } from '#client/ui/content/card.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ChipGroup } from '#client/ui/forms/chip-group.tsx';
import { RowAction, RowActions } from '#client/ui/forms/row-actions.tsx';
import { SearchField } from '#client/ui/forms/search-field.tsx';
import { Tabs } from '#client/ui/overlays/tabs.tsx';
import type { NoteCategory } from '#domain/notes/facts.ts';
import type { Note } from '#domain/notes/schema.ts';
import { noteScreensText as text, notesText } from '#messages/notes.ts';
import { countCategories, noFilter, type NoteFilter, type NoteTab, searchNotes, shortenTags } from '../model.ts';
import type { OpenNote } from './note-overlays.tsx';
import { NoteTags } from './note-tags.tsx';
import { NoteVisibility } from './note-visibility.tsx';

const looks: Record<NoteCategory, { icon: LucideIcon; tone: string }> = {
  preferences: { icon: SlidersHorizontal, tone: 'bg-calm-soft text-calm-ink' },
  gifts: { icon: Gift, tone: 'bg-accent-soft text-accent-ink' },
  food: { icon: Soup, tone: 'bg-festive-soft text-festive-ink' },
  places: { icon: MapPin, tone: 'bg-calm-soft text-calm-ink' },
  entertainment: { icon: Clapperboard, tone: 'bg-festive-soft text-festive-ink' },
  special: { icon: Sparkles, tone: 'bg-accent-soft text-accent-ink' },
};

interface NoteCardProps {
  note: Note;
  onRead: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

const tabs: readonly { value: NoteTab; label: string }[] = [
  { value: 'all', label: text.tabAll },
  { value: 'private', label: text.tabPrivate },
  { value: 'shared', label: text.tabShared },
];

interface NoteListProps {
  notes: readonly Note[];
  filter: NoteFilter;
  onFilter: (filter: NoteFilter) => void;
  onOpen: (open: OpenNote) => void;
}

export function NoteList({ notes, filter, onFilter, onOpen }: NoteListProps) {
  const found = searchNotes(notes, filter);
  const shown = found.filter(({ category }) => filter.category === 'all' || category === filter.category);
  const chips: { value: NoteCategory | 'all'; label: string; count: number }[] = [
    { value: 'all', label: text.allCategories, count: found.length },
    ...countCategories(found, filter.category).map(({ category, count }) => ({
      value: category,
      label: notesText.categories[category],
      count,
    })),
  ];
  const content = (
    <div className="grid grid-cols-1 gap-6">
      <ChipGroup
        label={text.categories}
        chips={chips}
        value={filter.category}
        onChange={(category) => onFilter({ ...filter, category })}
      />
      {shown.length === 0 ? (
        <EmptyState
          level={2}
          title={text.nothingFoundTitle}
          text={text.nothingFoundText}
          action={
            <Button variant="secondary" onClick={() => onFilter(noFilter)}>
              {text.clearFilters}
            </Button>
          }
        />
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((note) => (
            <li key={note.id}>
              <NoteCard
                note={note}
                onRead={() => onOpen({ readId: note.id })}
                onEdit={() => onOpen({ editId: note.id })}
                onDelete={() => onOpen({ deleteId: note.id })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchField
        label={text.search}
        clearLabel={text.clearSearch}
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
      />
      <Tabs
        label={text.tabs}
        tabs={tabs.map((tab) => ({ ...tab, content }))}
        value={filter.tab}
        onChange={(tab) => onFilter({ ...filter, tab })}
      />
    </div>
  );
}

/** Decorative icon; the category's name is written beside it. */
function NoteCategoryIcon({ category }: { category: NoteCategory }) {
  const { icon: Icon, tone } = looks[category];
  return (
    <span aria-hidden className={clsx('grid size-11 shrink-0 place-items-center rounded-full', tone)}>
      <Icon className="size-5.5" strokeWidth={1.8} />
    </span>
  );
}

/** Card of a note. A press anywhere opens it; its author can edit and delete it. */
function NoteCard({ note, onRead, onEdit, onDelete }: NoteCardProps) {
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
