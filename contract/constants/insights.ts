export const FEATURES = [
  'dates',
  'memories',
  'expenses',
  'goals',
  'notes',
  'importantDates',
  'nudges',
  'deals',
] as const;
