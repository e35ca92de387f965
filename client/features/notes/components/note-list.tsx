import type { NoteCategory } from '#contract/constants/notes.ts';
import type { Note } from '#contract/notes.ts';
import { noteScreensText as text } from '#messages/screens/notes.ts';
import { notesText } from '#messages/notes.ts';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ChipGroup } from '#client/ui/forms/chip-group.tsx';
import { SearchField } from '#client/ui/forms/search-field.tsx';
import { Tabs } from '#client/ui/overlays/tabs.tsx';
import { countCategories, noFilter, type NoteFilter, type NoteTab, searchNotes } from '../model.ts';
import { NoteCard } from './note-card.tsx';
import type { OpenNote } from './note-overlays.tsx';

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
