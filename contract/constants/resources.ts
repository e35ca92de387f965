/** The resources of the API: the top-level keys of the contract. `admin` covers everything that the panel shows. */
export type Resource =
  | 'admin'
  | 'accounts'
  | 'trash'
  | 'concierge'
  | 'contact'
  | 'couples'
  | 'dailyQuestion'
  | 'dates'
  | 'deals'
  | 'memories'
  | 'balance'
  | 'budgets'
  | 'expenses'
  | 'goals'
  | 'imports'
  | 'recurring'
  | 'statement'
  | 'firstSteps'
  | 'giftCards'
  | 'notes'
  | 'importantDates'
  | 'notifications'
  | 'nudges'
  | 'ourYear'
  | 'partnerInsights'
  | 'experiences'
  | 'exports'
  | 'subscription'
  | 'payments'
  | 'datePreferences'
  | 'secondFactors'
  | 'system'
  | 'waitlist'
  | 'achievements'
  | 'wallet'
  | 'yearBooks';

/** Parts of resources from which several resources are computed. `firstRecord` also creates the member's couple. */
const PARTS = [
  'calendarFeed',
  'checkIns',
  'dateComments',
  'firstRecord',
  'memoryComments',
  'originals',
  'profile',
  'sentNudges',
] as const;
type Part = (typeof PARTS)[number];
/** A whole resource that a call changes, or a part of one. */
export type Change = Resource | Part;

/** Resources that are computed from others, with those others. */
const derivedFrom: readonly (readonly [Resource, readonly Change[]])[] = [
  ['accounts', ['couples', 'firstRecord', 'profile']],
  [
    'achievements',
    [
      'checkIns',
      'couples',
      'dates',
      'expenses',
      'goals',
      'importantDates',
      'memories',
      'notes',
      'sentNudges',
    ],
  ],
  ['balance', ['expenses']],
  ['budgets', ['expenses']],
  ['couples', ['firstRecord', 'profile']],
  ['dates', ['calendarFeed', 'dateComments', 'profile']],
  ['statement', ['expenses', 'goals']],
  ['firstSteps', ['accounts', 'firstRecord']],
  ['memories', ['memoryComments', 'originals']],
  ['nudges', ['sentNudges']],
  ['ourYear', ['dailyQuestion', 'dates', 'goals', 'memories', 'memoryComments']],
  ['partnerInsights', ['dates', 'expenses', 'memories']],
  ['subscription', ['dates', 'memories']],
  ['wallet', ['achievements', 'checkIns', 'giftCards']],
];

function isResource(change: Change): change is Resource {
  return !PARTS.some((part) => part === change);
}

/** Returns the resources that the changes make stale: the changed ones, and those computed from them. */
export function listStale(changes: readonly Change[]): Resource[] {
  const derived = derivedFrom.filter(([, from]) => from.some((source) => changes.includes(source)));
  return [...new Set([...changes.filter(isResource), ...derived.map(([resource]) => resource)])];
}
