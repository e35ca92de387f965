import { foldText } from '#domain/kernel/text/fold-text.ts';
import { NOTE_CATEGORIES, type NoteCategory } from '#domain/notes/facts.ts';
import type { Note } from '#domain/notes/schema.ts';

export type NoteTab = 'all' | 'private' | 'shared';

export interface NoteFilter {
  tab: NoteTab;
  category: NoteCategory | 'all';
  /** Search text as typed. */
  search: string;
}

export const noFilter: NoteFilter = { tab: 'all', category: 'all', search: '' };

/** Returns the notes of a tab, in every category, whose title or content contains the search text. */
export function searchNotes(notes: readonly Note[], { tab, search }: NoteFilter): Note[] {
  const words = foldText(search.trim());
  return notes.filter(
    ({ title, content, isPrivate }) =>
      (tab === 'all' || isPrivate === (tab === 'private')) &&
      (foldText(title).includes(words) || foldText(content).includes(words)),
  );
}

/** Counts the notes by category, omitting empty categories except the chosen one. */
export function countCategories(notes: readonly Note[], chosen: NoteFilter['category']) {
  return NOTE_CATEGORIES.map((category) => ({
    category,
    count: notes.filter((note) => note.category === category).length,
  })).filter(({ category, count }) => count > 0 || category === chosen);
}

const TAGS_SHOWN = 3;

/** Returns the tags that a card shows, and the number of the others. */
export function shortenTags(tags: readonly string[]) {
  return { shown: tags.slice(0, TAGS_SHOWN), moreCount: Math.max(0, tags.length - TAGS_SHOWN) };
}
