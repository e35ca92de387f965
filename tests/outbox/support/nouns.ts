import type { Fields } from '#client/data/outbox/pending-mutation.ts';
import {
  type Two,
  typedDate,
  typedExpense,
  typedGoal,
  typedImportantDate,
  typedItem,
  typedList,
  typedMemory,
  typedNote,
} from './typed-records.ts';

/** Records that a script creates, changes, deletes and restores on the screens of a device. */
export interface Noun {
  /** Read whose rows screens show, and its input if it takes one. */
  read: string;
  input?: unknown;
  /** Field with the words by which a script knows a record. */
  words: 'title' | 'text';
  /** Fields as a member types them. */
  typed: (typed: number, two: Two) => Fields;
  /** Calls on a record. Those on an item name its list. */
  create: string;
  update: string;
  delete: string;
  restore: string;
  /** Field with the id of the whole that a record is a part of, whose deletion deletes it. */
  partOf?: string;
  /** True if only the author may change and delete a record. */
  isAuthors?: boolean;
}

export const NOUNS = {
  notes: {
    read: 'notesRead',
    words: 'title',
    typed: (typed) => ({ ...typedNote(typed), isPrivate: typed % 4 === 0 }),
    create: 'notes.create',
    update: 'notes.update',
    delete: 'notes.delete',
    restore: 'notes.restore',
    isAuthors: true,
  },
  importantDates: {
    read: 'importantDatesRead',
    words: 'title',
    typed: typedImportantDate,
    create: 'importantDates.create',
    update: 'importantDates.update',
    delete: 'importantDates.delete',
    restore: 'importantDates.restore',
  },
  lists: {
    read: 'listsRead',
    words: 'title',
    typed: typedList,
    create: 'lists.create',
    update: 'lists.update',
    delete: 'lists.delete',
    restore: 'lists.restore',
  },
  expenses: {
    read: 'expensesRead',
    input: {},
    words: 'title',
    typed: typedExpense,
    create: 'expenses.create',
    update: 'expenses.update',
    delete: 'expenses.delete',
    restore: 'expenses.restore',
  },
  goals: {
    read: 'goalsRead',
    words: 'title',
    typed: typedGoal,
    create: 'goals.create',
    update: 'goals.update',
    delete: 'goals.delete',
    restore: 'goals.restore',
  },
  memories: {
    read: 'memoriesRead',
    words: 'title',
    typed: typedMemory,
    create: 'memories.create',
    update: 'memories.update',
    delete: 'memories.delete',
    restore: 'memories.restore',
  },
  dates: {
    read: 'datesRead',
    words: 'title',
    typed: typedDate,
    create: 'dates.create',
    update: 'dates.update',
    delete: 'dates.delete',
    restore: 'dates.restore',
  },
  items: {
    read: 'allItemsRead',
    words: 'text',
    typed: typedItem,
    create: 'lists.createItem',
    update: 'lists.updateItem',
    delete: 'lists.deleteItem',
    restore: 'lists.restoreItems',
    partOf: 'listId',
  },
} as const satisfies Record<string, Noun>;
export type NounName = keyof typeof NOUNS;
export const NOUN_NAMES = Object.keys(NOUNS) as NounName[];
