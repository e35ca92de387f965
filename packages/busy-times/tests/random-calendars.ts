import fc from 'fast-check';

/** Zones of random events. `custom` is the file's own definition of New York. */
export const ZONES = ['Asia/Kolkata', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'custom'] as const;
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

export interface RandomRule {
  every: 'day' | 'week' | 'month' | 'weekday' | 'monthEnd' | 'lastWorkday' | 'year';
  interval: number;
  /** Further weekdays of a weekly rule, from 1 for Monday. */
  weekdays: number[];
  end: { kind: 'never' } | { kind: 'count'; count: number } | { kind: 'until'; day: number; isExact: boolean };
}

export interface RandomChange {
  /** Index of the occurrence. */
  place: number;
  isForFollowing: boolean;
  isNamedInUtc: boolean;
  movedMinutes: number;
  minutes: number;
  isFree: boolean;
}

export interface RandomEvent {
  kind: 'zoned' | 'utc' | 'floating' | 'date';
  zone: (typeof ZONES)[number];
  /** Days from the first day of the window. */
  day: number;
  minute: number;
  length: { kind: 'end' | 'duration'; days: number; minutes: number } | { kind: 'none' };
  isFree: 'no' | 'transparent' | 'cancelled' | 'microsoft' | 'declined';
  /** True if an older version of it, at another time, is in the file too. */
  hasOlder: boolean;
  /** Type or zone in which EXDATE names the occurrences. */
  excludedAs: 'same' | 'utc' | 'floating' | 'day';
  rule: RandomRule | null;
  /** Indexes of occurrences that are left out. */
  excluded: number[];
  /** Further days, from the first day of the window. */
  furtherDays: number[];
  changes: RandomChange[];
}

/** Habits of a program that writes, within RFC 5545 or plainly beside it. */
export interface Dialect {
  times: 'basic' | 'extended' | 'small' | 'minutes';
  zones: 'iana' | 'windows' | 'prefix';
  rules: 'plain' | 'small' | 'blanks';
  /** True if the file lacks its end. */
  isUnended: boolean;
}

export interface RandomCalendar {
  ownZone: string | null;
  memberZone: string;
  isFolded: boolean;
  lineEnd: '\r\n' | '\n';
  dialect: Dialect;
  events: RandomEvent[];
}

const minutes = fc.integer({ min: 0, max: 287 }).map((place) => place * 5);
const rule: fc.Arbitrary<RandomRule> = fc.record({
  every: fc.constantFrom('day', 'week', 'month', 'weekday', 'monthEnd', 'lastWorkday', 'year'),
  interval: fc.integer({ min: 1, max: 3 }),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
  end: fc.oneof(
    fc.record({ kind: fc.constant('never' as const) }),
    fc.record({ kind: fc.constant('count' as const), count: fc.integer({ min: 1, max: 90 }) }),
    fc.record({
      kind: fc.constant('until' as const),
      day: fc.integer({ min: -20, max: 60 }),
      isExact: fc.boolean(),
    }),
  ),
});
const change: fc.Arbitrary<RandomChange> = fc.record({
  place: fc.integer({ min: 0, max: 40 }),
  isForFollowing: fc.boolean(),
  isNamedInUtc: fc.boolean(),
  movedMinutes: fc.integer({ min: -600, max: 600 }).map((place) => place * 5),
  minutes: fc.integer({ min: 0, max: 30 }).map((place) => place * 15),
  isFree: fc.boolean(),
});
const event: fc.Arbitrary<RandomEvent> = fc.record({
  kind: fc.constantFrom('zoned', 'zoned', 'zoned', 'utc', 'floating', 'date'),
  zone: fc.constantFrom(...ZONES),
  day: fc.integer({ min: -90, max: 62 }),
  minute: minutes,
  length: fc.oneof(
    fc.record({
      kind: fc.constantFrom('end' as const, 'duration' as const),
      days: fc.constantFrom(0, 0, 0, 1, 2),
      minutes: fc.integer({ min: 1, max: 100 }).map((place) => place * 15),
    }),
    fc.record({ kind: fc.constant('none' as const) }),
  ),
  isFree: fc.constantFrom('no', 'no', 'no', 'no', 'no', 'transparent', 'cancelled', 'microsoft', 'declined'),
  hasOlder: fc.boolean(),
  excludedAs: fc.constantFrom('same', 'utc', 'floating', 'day'),
  rule: fc.option(rule, { freq: 3 }),
  excluded: fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 4 }),
  furtherDays: fc.uniqueArray(fc.integer({ min: -5, max: 62 }), { maxLength: 3 }),
  changes: fc.uniqueArray(change, { maxLength: 3, selector: ({ place }) => place }),
});

const zoneName = fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe');
export const randomCalendar: fc.Arbitrary<RandomCalendar> = fc.record({
  ownZone: fc.option(zoneName),
  memberZone: zoneName,
  isFolded: fc.boolean(),
  lineEnd: fc.constantFrom('\r\n', '\n'),
  dialect: fc.record({
    times: fc.constantFrom('basic', 'basic', 'extended', 'small', 'minutes'),
    zones: fc.constantFrom('iana', 'iana', 'windows', 'prefix'),
    rules: fc.constantFrom('plain', 'plain', 'small', 'blanks'),
    isUnended: fc.boolean(),
  }),
  events: fc.array(event, { maxLength: 5 }),
});
