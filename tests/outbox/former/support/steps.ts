import type { Fields } from '#client/data/outbox/pending-mutation.ts';

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
  'date',
  'edit-series',
  'answer-series',
  'delete-series',
  'memory',
  'expense',
  'goal',
  'recurring',
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
