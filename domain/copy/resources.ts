/** The resources of the copy, in the order of a whole one: the rows of Home first, long lists last. */
export const COPIED_RESOURCES = [
  'members',
  'couples',
  'fromPartner',
  'splitting',
  'budgets',
  'importantDates',
  'dates',
  'dateSeries',
  'answers',
  'moments',
  'goals',
  'lists',
  'listItems',
  'recurring',
  'availability',
  'panchangPreferences',
  'memories',
  'nudges',
  'notes',
  'settlements',
  'expenses',
  'privateExpenses',
  'comments',
  'goalEntries',
  'achievements',
] as const;

export type CopiedResource = (typeof COPIED_RESOURCES)[number];

/** Resources that may be long, and of which the first page of a whole copy has the rows that Home shows. */
export const HOME_RESOURCES = [
  'dates',
  'answers',
  'memories',
  'listItems',
  'comments',
  'nudges',
] as const satisfies readonly CopiedResource[];

export type HomeResource = (typeof HOME_RESOURCES)[number];
