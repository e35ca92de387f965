import { type RecordResource, recordResources, trashedRecords } from './records.ts';

/** Resources that show no record of a member or couple. `admin` covers everything that the panel shows. */
type OtherResource =
  | 'accounts'
  | 'admin'
  | 'calendar'
  | 'contact'
  | 'couples'
  | 'deals'
  | 'experiences'
  | 'exports'
  | 'firstSteps'
  | 'giftCards'
  | 'notifications'
  | 'ourYear'
  | 'partnerInsights'
  | 'payments'
  | 'secondFactors'
  | 'statement'
  | 'subscription'
  | 'system'
  | 'trash'
  | 'waitlist'
  | 'wallet';
/** The resources of the API: the top-level keys of the contract. */
export type Resource = RecordResource | OtherResource;

/**
 * Parts of resources from which several resources are computed. `firstRecord` also creates the member's couple;
 * `membership` changes with the members of a couple, and with it all that the partners share.
 */
const PARTS = [
  'calendarFeed',
  'checkIns',
  'dateComments',
  'firstRecord',
  'membership',
  'memoryComments',
  'originals',
  'profile',
  'questionComments',
  'sentNudges',
] as const;
type Part = (typeof PARTS)[number];
/** A whole resource that a call changes, or a part of one. */
export type Change = Resource | Part;

/** Resources that are computed from others, with those others. */
const derivedFrom: readonly (readonly [Resource, readonly Change[]])[] = [
  ['accounts', ['couples', 'firstRecord', 'profile']],
  ['achievements', ['checkIns', 'couples', 'sentNudges', ...trashedRecords.map(({ resource }) => resource)]],
  ['availability', ['busyCalendars', 'dates', 'membership']],
  ['balance', ['expenses']],
  ['budgets', ['expenses']],
  ['calendar', ['availability', 'dates', 'importantDates', 'lists', 'membership', 'recurring']],
  ['couples', ['firstRecord', 'profile']],
  ['dailyQuestion', ['questionComments']],
  ['dates', ['calendarFeed', 'dateComments', 'profile']],
  ['firstSteps', ['accounts', 'firstRecord']],
  ['memories', ['memoryComments', 'originals']],
  ['nudges', ['sentNudges']],
  ['ourYear', ['dailyQuestion', 'dates', 'goals', 'memories', 'memoryComments']],
  ['partnerInsights', ['dates', 'expenses', 'memories']],
  ['statement', ['expenses', 'goals']],
  ['subscription', ['dates', 'memories']],
  ['wallet', ['achievements', 'checkIns', 'giftCards']],
];

/** Changes that come with those of a couple's members. */
const ofMembership: readonly Change[] = ['couples', 'firstSteps', 'notifications', 'subscription', ...recordResources];

function isResource(change: Change): change is Resource {
  return !PARTS.some((part) => part === change);
}

/** Returns the resources that the changes make stale: the changed ones, and those computed from them. */
export function listStale(declared: readonly Change[]): Resource[] {
  const changes: readonly Change[] = declared.includes('membership') ? [...declared, ...ofMembership] : declared;
  const derived = derivedFrom.filter(([, from]) => from.some((source) => changes.includes(source)));
  return [...new Set([...changes.filter(isResource), ...derived.map(([resource]) => resource)])];
}
