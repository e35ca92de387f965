import type { Fields } from '#client/data/outbox/pending-mutation.ts';
import type { MadeCall } from './couple-books.ts';
import type { Two } from './typed-records.ts';

/** A random step of a member: which act, on which object of its list, with which typed values. */
export interface Step {
  act: (typeof ACTS)[number];
  which: number;
  /** Picks typed words, days, amounts and categories. */
  typed: number;
}

/** Objects that the member deleted in a script, by the path of their list. */
export type Deleted = Map<string, Fields[]>;

export const ACTS = [
  'note',
  'important-date',
  'date',
  'edit-series',
  'answer-series',
  'delete-series',
  'memory',
  'expense',
  'goal',
  'recurring',
  'list',
  'add-item',
  'add-item',
  'edit-item',
  'tick',
  'tick',
  'delete-item',
  'clear-done',
  'restore-items',
  'edit',
  'edit',
  'delete',
  'restore',
  'respond',
  'suggest',
  'accept',
  'drop',
  'react',
  'comment',
  'deposit',
  'withdraw',
  'reset',
  'skip',
  'fill',
  'budget',
  'unbudget',
  'settle',
  'answer',
] as const;

/** Reads and calls on the screens of a member, for one step. */
export interface Hand {
  two: Two;
  deleted: Deleted;
  rowsOf: (path: string) => Promise<Fields[]>;
  oneOf: (path: string, isWanted?: (row: Fields) => boolean) => Promise<Fields | null>;
  on: (
    call: string,
    route: readonly [string, string, string?],
    body: Fields | null,
    isWanted?: (row: Fields) => boolean,
  ) => Promise<MadeCall | null>;
}
