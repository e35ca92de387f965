import { faultsOf } from '#domain/kernel/fault.ts';

/** Categories, grouped as the planner shows them. */
export const DATE_CATEGORY_GROUPS = {
  popular: ['romantic_dinner', 'movie_night', 'cooking', 'outdoor'],
  indoor: ['gaming', 'reading', 'spa_relaxation', 'intimate_conversation', 'massage', 'art_craft'],
  outdoor: ['stargazing', 'picnic', 'dancing', 'workout'],
  other: ['shopping', 'other'],
} as const;
export const DATE_CATEGORIES = [
  ...DATE_CATEGORY_GROUPS.popular,
  ...DATE_CATEGORY_GROUPS.indoor,
  ...DATE_CATEGORY_GROUPS.outdoor,
  ...DATE_CATEGORY_GROUPS.other,
] as const;
export type DateCategory = (typeof DATE_CATEGORIES)[number];

export const DATE_TIMEZONES = [
  'Asia/Kolkata',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Asia/Dubai',
  'Australia/Sydney',
] as const;

export const DATE_DEFAULTS = {
  scheduledTime: '19:00',
  /** Minutes. */
  duration: 120,
  category: 'romantic_dinner',
  timezone: 'Asia/Kolkata',
  description: null,
  location: null,
} as const;
/** The half-hours at which a date can begin, from 08:00 to 23:00. */
export const DATE_SLOTS: readonly string[] = Array.from({ length: 31 }, (_, place) => {
  const minutes = 8 * 60 + 30 * place;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
});
/** Minutes. */
export const DATE_DURATION = { min: 30, max: 1440 } as const;

/** Dates of a series exist for as many days ahead. */
export const SERIES_DAYS = 180;
/** Units by which members let a date repeat; the nights of a festival make a series by days. */
export const SERIES_UNITS = ['week', 'month'] as const;
export const ALL_SERIES_UNITS = [...SERIES_UNITS, 'day'] as const;
export type SeriesUnit = (typeof ALL_SERIES_UNITS)[number];
/** Ways in which months are counted: by the day of the month, or by the weekday in its week of the month. */
export const SERIES_ANCHORS = ['day', 'weekday'] as const;
export type SeriesAnchor = (typeof SERIES_ANCHORS)[number];
export const SERIES_INTERVAL = { min: 1, max: 12 } as const;
/** The dates of a series that a change is for. */
export const SERIES_SCOPES = ['this', 'following', 'all'] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];

export const PARTNER_ANSWERS = ['accepted', 'maybe', 'rejected'] as const;
export type PartnerAnswer = (typeof PARTNER_ANSWERS)[number];

/** Days around today that a calendar feed holds, and the maximum number of its dates. */
export const FEED = { daysBefore: 90, daysAhead: 400, maxDates: 1000 } as const;

export interface DatesFaults {
  allOnOneDay: [];
  answerInvalid: [];
  categoryInvalid: [];
  dateRequired: [];
  durationInvalid: [];
  intervalInvalid: [];
  repeatInvalid: [];
  scopeInvalid: [];
  timeRequired: [];
  timeSlot: [];
  timezoneInvalid: [];
  titleRequired: [];
  untilBeforeFirst: [];
  untilInvalid: [];
}
export const datesFault = faultsOf<DatesFaults>('dates');
