import type { CopiedResource } from '#domain/copy/resources.ts';
import type { ImportantDate } from '#domain/important-dates/schema.ts';
import { toLists } from '#domain/lists/public-form.ts';
import { compareItems } from '#domain/lists/rules.ts';
import type { List, ListItem } from '#domain/lists/schema.ts';
import type { Note } from '#domain/notes/schema.ts';
import type { Rows } from './rows.ts';

/** A read of the API that a device makes of its copy. */
export interface CopiedRead<Input, Data> {
  /** Name of the call in the contract. */
  call: string;
  /** The resources whose rows it reads. */
  of: readonly CopiedResource[];
  derive: (rows: Rows, input: Input) => Data;
}

export const notesRead: CopiedRead<null, Note[]> = {
  call: 'notes.list',
  of: ['notes'],
  derive: ({ notes }) => [...notes.values()].toSorted(compareNotes),
};

export const importantDatesRead: CopiedRead<null, ImportantDate[]> = {
  call: 'importantDates.list',
  of: ['importantDates'],
  derive: ({ importantDates }) => [...importantDates.values()].toSorted(compareByDate),
};

export const listsRead: CopiedRead<null, List[]> = {
  call: 'lists.list',
  of: ['lists', 'listItems'],
  derive: ({ lists, listItems }) => toLists(lists.values(), listItems.values()),
};

export const listItemsRead: CopiedRead<{ id: string }, ListItem[]> = {
  call: 'lists.listItems',
  of: ['listItems'],
  derive: ({ listItems }, { id }) => [...listItems.values()].filter(({ listId }) => listId === id).toSorted(compareItems),
};

/** The items of all lists, in no order. */
export const allItemsRead: CopiedRead<null, ListItem[]> = {
  call: 'lists.items',
  of: ['listItems'],
  derive: ({ listItems }) => [...listItems.values()],
};

/** Compares notes, the latest changed first, as the API lists them. */
function compareNotes(one: Note, other: Note): number {
  return other.updatedAt.localeCompare(one.updatedAt) || other.id.localeCompare(one.id);
}

/** Compares important dates by their day, as the API lists them. */
function compareByDate(one: ImportantDate, other: ImportantDate): number {
  return one.date.localeCompare(other.date) || one.id.localeCompare(other.id);
}
