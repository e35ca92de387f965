import { faultsOf } from '#domain/kernel/fault.ts';

export const LIST_KINDS = ['shopping', 'chores', 'packing', 'wishes', 'other'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

export const LIST_DEFAULTS = { kind: 'other' } as const satisfies { kind: ListKind };

/**
 * Maximum numbers of a couple's lists and of the items in a list, without deleted ones, and of lists in the trash, above which
 * no new list is accepted.
 */
export const LIST_LIMITS = { lists: 100, items: 500, deletedLists: 500 } as const;
export const LIST_LENGTHS = { title: 100, text: 200 } as const;

export const REPEAT_UNITS = ['day', 'week', 'month'] as const;
export const REPEAT_INTERVAL = { min: 1, max: 12 } as const;

export interface ListsFaults {
  assigneeInvalid: [];
  choiceInvalid: [];
  dayInvalid: [];
  itemsInvalid: [];
  kindInvalid: [];
  positionInvalid: [];
  repeatInvalid: [];
  textRequired: [];
  titleRequired: [];
}
export const listsFault = faultsOf<ListsFaults>('lists');
