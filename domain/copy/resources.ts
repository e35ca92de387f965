/** The resources of the copy, in the order of a whole one: the rows of Home first, long lists last. */
export const COPIED_RESOURCES = [
  'members',
  'couples',
  'splitting',
  'budgets',
  'importantDates',
  'dates',
  'dateSeries',
  'answers',
  'goals',
  'lists',
  'listItems',
  'recurring',
  'availability',
  'memories',
  'nudges',
  'notes',
  'settlements',
  'expenses',
  'comments',
  'goalEntries',
  'achievements',
] as const;

export type CopiedResource = (typeof COPIED_RESOURCES)[number];
