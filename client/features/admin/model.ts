/**
 * Tabs (admin specification, section 2), grouped by the operator's task; the first of the first group is the default.
 */
const TABS_OF_GROUPS = {
  today: ['overview', 'operations'],
  people: ['users', 'waitlist', 'notifications'],
  offers: ['deals', 'experiences', 'giftcards', 'redemptions'],
  business: ['revenue', 'engagement', 'intelligence', 'config'],
} as const;
export type AdminGroup = keyof typeof TABS_OF_GROUPS;
export type AdminTab = (typeof TABS_OF_GROUPS)[AdminGroup][number];

export const ADMIN_GROUPS: readonly { group: AdminGroup; tabs: readonly AdminTab[] }[] = [
  { group: 'today', tabs: TABS_OF_GROUPS.today },
  { group: 'people', tabs: TABS_OF_GROUPS.people },
  { group: 'offers', tabs: TABS_OF_GROUPS.offers },
  { group: 'business', tabs: TABS_OF_GROUPS.business },
];
export const ADMIN_TABS: readonly AdminTab[] = ADMIN_GROUPS.flatMap(({ tabs }) => tabs);

/** Returns the group and the tab named in the address, or the defaults for an unknown name. */
export function findTab(named: string | null): { group: AdminGroup; tab: AdminTab } {
  for (const { group, tabs } of ADMIN_GROUPS) {
    const tab = tabs.find((each) => each === named);
    if (tab) return { group, tab };
  }
  return { group: 'today', tab: 'overview' };
}

export type SortDirection = 'ascending' | 'descending';

export interface Sort {
  column: string;
  direction: SortDirection;
}

/** Returns the sort after a press on a column header: the other direction, or another column ascending. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** Sorts rows by a value of each: numbers by size, text by the English alphabet. */
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
