import type { CopiedResource } from '#domain/copy/resources.ts';
import { compareImportantDates } from '#domain/important-dates/rules.ts';
import type { ImportantDate } from '#domain/important-dates/schema.ts';
import { toLists } from '#domain/lists/public-form.ts';
import { compareItems } from '#domain/lists/rules.ts';
import type { List, ListItem } from '#domain/lists/schema.ts';
import type { Note } from '#domain/notes/schema.ts';
import type { Rows } from './rows.ts';

/** A read of the API that a device makes of its copy. */
interface CopiedRead<Input, Data> {
  /** The resources whose rows it reads. */
  of: readonly CopiedResource[];
  derive: (rows: Rows, input: Input) => Data;
}

interface ById {
  id: string;
}

const notes: CopiedRead<undefined, Note[]> = {
  of: ['notes'],
  derive: (rows) => [...rows.notes.values()].toSorted(byLatest),
};

const importantDates: CopiedRead<undefined, ImportantDate[]> = {
  of: ['importantDates'],
  derive: (rows) => [...rows.importantDates.values()].toSorted(compareImportantDates),
};

const lists: CopiedRead<undefined, List[]> = {
  of: ['lists', 'listItems'],
  derive: (rows) => toLists(rows.lists.values(), rows.listItems.values()),
};

const listItems: CopiedRead<ById, ListItem[]> = {
  of: ['listItems'],
  derive: (rows, { id }) => [...rows.listItems.values()].filter(({ listId }) => listId === id).toSorted(compareItems),
};

/** The reads that screens make of the copy, by the name of the call. */
export const copiedReads = {
  'notes.list': notes,
  'importantDates.list': importantDates,
  'lists.list': lists,
  'lists.listItems': listItems,
} as const;

export type CopiedCall = keyof typeof copiedReads;
export type CopiedInput<Call extends CopiedCall> = Parameters<(typeof copiedReads)[Call]['derive']>[1];
export type CopiedData<Call extends CopiedCall> = ReturnType<(typeof copiedReads)[Call]['derive']>;

/** Compares rows, the latest changed first, as the API lists them. */
function byLatest(one: Note, other: Note): number {
  return other.updatedAt.localeCompare(one.updatedAt) || other.id.localeCompare(one.id);
}
