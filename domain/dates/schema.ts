import { z } from 'zod';
import { talk } from '#domain/comments/schema.ts';
import {
  basis,
  calendarDate,
  clearableDate,
  clearableText,
  id,
  instant,
  newId,
  recordId,
  requiredText,
  wholeNumber,
} from '#domain/kernel/fields.ts';
import { FESTIVAL_YEARS, FESTIVALS, panchangFault } from '#domain/panchang/facts.ts';
import { readDuration } from './duration.ts';
import {
  ALL_SERIES_UNITS,
  DATE_CATEGORIES,
  DATE_DEFAULTS,
  DATE_DURATION,
  DATE_TIMEZONES,
  datesFault,
  PARTNER_ANSWERS,
  SERIES_ANCHORS,
  SERIES_INTERVAL,
  SERIES_SCOPES,
  SERIES_UNITS,
} from './facts.ts';

const interval = wholeNumber(SERIES_INTERVAL, datesFault('intervalInvalid'));

/** Rule by which a date repeats; `on` counts for months alone, `until` is the last possible day. */
export const Repeat = z.object({
  every: z.enum(SERIES_UNITS, { error: datesFault('repeatInvalid') }),
  interval: interval.default(1),
  on: z.enum(SERIES_ANCHORS, { error: datesFault('repeatInvalid') }).default('day'),
  until: clearableDate(datesFault('untilInvalid')).transform((day) => day ?? null),
});
export type Repeat = z.output<typeof Repeat>;

/** The dates of a series that a change of one of them is for. */
export const seriesScope = z.enum(SERIES_SCOPES, { error: datesFault('scopeInvalid') }).default('this');

/** A series of repeating dates. Its last day is `until`, also after the dates from a day on were deleted. */
export const DateSeries = z.object({
  id,
  ...Repeat.shape,
  every: z.enum(ALL_SERIES_UNITS),
  until: z.string().nullable(),
});
export type DateSeries = z.infer<typeof DateSeries>;

/**
 * A planned date at `scheduledDate` (calendar date) and `scheduledTime` (HH:MM) in `timezone`, which is the instant
 * `startsAt`. `duration` is in minutes, `userId` the creator.
 */
export const DateEvent = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  scheduledDate: z.string(),
  scheduledTime: z.string(),
  timezone: z.string(),
  startsAt: instant,
  duration: z.number().int(),
  location: z.string().nullable(),
  category: z.enum(DATE_CATEGORIES),
  userId: id.nullable(),
  partnerResponse: z.enum(['pending', ...PARTNER_ANSWERS]),
  /** Another time that the partner suggests, in `timezone`. The date keeps its time until the creator accepts. */
  suggestion: z.object({ scheduledDate: z.string(), scheduledTime: z.string() }).nullable(),
  /** The series of a repeating date, and the day for which the series planned it. */
  seriesId: id.nullable(),
  seriesDay: z.string().nullable(),
  /** Fields that were changed for this date of a series alone. Changes of the series leave them as they are. */
  ownFields: z.array(z.string()),
  ...talk,
  createdAt: instant,
  updatedAt: instant,
});
export type DateEvent = z.infer<typeof DateEvent>;

/** Minutes; anything that is no number becomes the default. */
const duration = z.preprocess(readDuration, wholeNumber(DATE_DURATION, datesFault('durationInvalid')));

/** Half-hour slots from 08:00 to 23:00. */
const slot = z
  .string({ error: datesFault('timeRequired') })
  .min(1, { error: datesFault('timeRequired') })
  .regex(/^(?:0[89]|1\d|2[0-2]):[03]0$|^23:00$/, { error: datesFault('timeSlot') });

/** Listed in the order in which the specification checks them: title, date, time. */
const fields = z.object({
  title: requiredText(datesFault('titleRequired'), 120),
  scheduledDate: calendarDate(datesFault('dateRequired')),
  scheduledTime: slot,
  duration,
  description: clearableText(2000),
  location: clearableText(200),
  category: z.enum(DATE_CATEGORIES, { error: datesFault('categoryInvalid') }),
  timezone: z.enum(DATE_TIMEZONES, { error: datesFault('timezoneInvalid') }),
});

/** Fields of a new date. */
export const PlannedDate = fields.extend({
  id: newId,
  scheduledTime: slot.default(DATE_DEFAULTS.scheduledTime),
  duration: duration.default(DATE_DEFAULTS.duration),
  category: fields.shape.category.default(DATE_DEFAULTS.category),
  timezone: fields.shape.timezone.default(DATE_DEFAULTS.timezone),
  description: fields.shape.description.default(DATE_DEFAULTS.description),
  location: fields.shape.location.default(DATE_DEFAULTS.location),
  repeat: Repeat.nullish().transform((repeat) => repeat ?? null),
});
export const DateEventInput = PlannedDate.refine(
  ({ repeat, scheduledDate }) => !repeat?.until || repeat.until >= scheduledDate,
  { error: datesFault('untilBeforeFirst'), path: ['repeat', 'until'] },
);
export type DateEventInput = z.output<typeof DateEventInput>;
export const DateEventPatch = fields
  .partial()
  .extend({ id: recordId, updatedAt: basis, scope: seriesScope })
  .refine((patch) => patch.scope !== 'all' || patch.scheduledDate === undefined, {
    error: datesFault('allOnOneDay'),
    path: ['scheduledDate'],
  });

/** A festival to plan in a Gregorian year, at a time of the member's city. */
export const FestivalDateInput = z.object({
  id: newId,
  key: z.enum(FESTIVALS, { error: panchangFault('festivalInvalid') }),
  year: wholeNumber(FESTIVAL_YEARS, panchangFault('yearInvalid', FESTIVAL_YEARS.min, FESTIVAL_YEARS.max)),
  time: slot,
});
export type FestivalDateInput = z.output<typeof FestivalDateInput>;

/** Another time for a date, in the date's time zone. */
export const SuggestionInput = fields.pick({ scheduledDate: true, scheduledTime: true });
export type SuggestionInput = z.output<typeof SuggestionInput>;

/** A member's calendar feed. `url` is secret: it gives access to the couple's dates. */
export const CalendarFeed = z.object({ url: z.string(), createdAt: instant });

const headers = z.record(z.string(), z.string());
export const calendarFile = z.object({ headers, body: z.instanceof(Blob) });
export const calendarStream = z.union([
  z.object({ status: z.literal(200), headers, body: z.instanceof(ReadableStream) }),
  z.object({ status: z.literal(304), headers, body: z.undefined() }),
]);
