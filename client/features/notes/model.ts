import { NOTE_CATEGORIES, type NoteCategory } from '#contract/note-lists.ts';
import type { Note } from '#contract/notes.ts';

export type NoteTab = 'all' | 'private' | 'shared';

export interface NoteFilter {
  tab: NoteTab;
  category: NoteCategory | 'all';
  /** Words as they were typed. */
  search: string;
}

export const noFilter: NoteFilter = { tab: 'all', category: 'all', search: '' };

/** The notes of a tab that hold what is searched for in title or content; of every category. */
export function searchNotes(notes: readonly Note[], { tab, search }: NoteFilter): Note[] {
  const words = search.trim().toLocaleLowerCase();
  return notes.filter(
    ({ title, content, isPrivate }) =>
      (tab === 'all' || isPrivate === (tab === 'private')) &&
      (title.toLocaleLowerCase().includes(words) || content.toLocaleLowerCase().includes(words)),
  );
}

/** How many of the notes each category has, those without any left out, unless one of them is chosen. */
export function countCategories(notes: readonly Note[], chosen: NoteFilter['category']) {
  return NOTE_CATEGORIES.map((category) => ({
    category,
    count: notes.filter((note) => note.category === category).length,
  })).filter(({ category, count }) => count > 0 || category === chosen);
}

const TAGS_SHOWN = 3;

/** The tags that a card has room for, and how many more there are. */
export function shortenTags(tags: readonly string[]) {
  return { shown: tags.slice(0, TAGS_SHOWN), moreCount: Math.max(0, tags.length - TAGS_SHOWN) };
}
