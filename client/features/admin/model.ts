/** The ids of the tabs, in their order (admin specification, section 2); the first is where the panel opens. */
export const ADMIN_TABS = [
  'overview',
  'users',
  'deals',
  'experiences',
  'giftcards',
  'waitlist',
  'notifications',
  'config',
  'revenue',
  'engagement',
  'redemptions',
  'intelligence',
  'operations',
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

export type SortDirection = 'ascending' | 'descending';

export interface Sort {
  column: string;
  direction: SortDirection;
}

/** What a press on a column's head leads to: the other direction, or another column from its beginning. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** A list that is here as a whole, by a value of each row; numbers by size, text as a reader of English sorts it. */
export function sortRows<Row>(
  rows: readonly Row[],
  direction: SortDirection,
  valueOf: (row: Row) => string | number,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(valueOf(a), valueOf(b)));
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en', { numeric: true });
}
