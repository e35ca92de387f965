import { z } from 'zod';
import { datesText } from '#messages/en/dates.ts';
import { endpoint, type Noun } from './endpoint.ts';
import { calendarDate, clearableText, id, instant, recordId, requiredText } from './fields.ts';

/** Categories by the group that the planner shows them in. */
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
} as const;
/** Minutes. */
export const DATE_DURATION = { min: 30, max: 1440 } as const;

export const PARTNER_ANSWERS = ['accepted', 'maybe', 'rejected'] as const;
export type PartnerAnswer = (typeof PARTNER_ANSWERS)[number];

/**
 * A planned date. Its moment is `scheduledDate` (calendar date) and `scheduledTime` (HH:MM) in `timezone`; `startsAt` is
 * the same moment as an instant. `duration` is in minutes, `userId` the creator.
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
  createdAt: instant,
});
export type DateEvent = z.infer<typeof DateEvent>;

const duration = z
  .number({ error: datesText.durationInvalid })
  .int(datesText.durationInvalid)
  .min(DATE_DURATION.min, datesText.durationInvalid)
  .max(DATE_DURATION.max, datesText.durationInvalid);

/** Half-hour slots from 08:00 to 23:00. */
const slot = z
  .string({ error: datesText.timeRequired })
  .min(1, datesText.timeRequired)
  .regex(/^(?:0[89]|1\d|2[0-2]):[03]0$|^23:00$/, datesText.timeSlot);

/** In the order in which the specification checks them: title, date, time. */
const fields = z.object({
  title: requiredText(datesText.titleRequired, 120),
  scheduledDate: calendarDate(datesText.dateRequired),
  scheduledTime: slot,
  duration,
  description: clearableText(2000).optional(),
  location: clearableText(200).optional(),
  category: z.enum(DATE_CATEGORIES, { error: datesText.categoryInvalid }),
  timezone: z.enum(DATE_TIMEZONES, { error: datesText.timezoneInvalid }),
});

export const DateEventInput = fields.extend({
  scheduledTime: slot.default(DATE_DEFAULTS.scheduledTime),
  // What is no number in a form is `null` in JSON, and falls back to the default.
  duration: duration.nullish().transform((minutes) => minutes ?? DATE_DEFAULTS.duration),
  category: fields.shape.category.default(DATE_DEFAULTS.category),
  timezone: fields.shape.timezone.default(DATE_DEFAULTS.timezone),
});
export type DateEventInput = z.output<typeof DateEventInput>;
export const DateEventPatch = fields.partial().extend({ id: recordId });

/** A member's calendar feed. `url` is secret: whoever has it can read the couple's dates. */
export const CalendarFeed = z.object({ url: z.string(), createdAt: instant });

const calendarFile = z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) });
const changes: readonly Noun[] = ['dates', 'subscription', 'notifications', 'achievements'];

export const dates = {
  list: endpoint({
    route: 'GET /api/date-events',
    access: 'member',
    summary: 'The couple’s dates, by their moment',
    output: z.array(DateEvent),
  }),
  create: endpoint({
    route: 'POST /api/date-events',
    access: 'member',
    summary: 'Plan a date',
    input: DateEventInput,
    output: DateEvent,
    status: 201,
    changes: [...changes, 'accounts', 'couples'],
  }),
  update: endpoint({
    route: 'PATCH /api/date-events/{id}',
    access: 'member',
    summary: 'Change a planned date; a new moment or place asks the partner again',
    input: DateEventPatch,
    output: DateEvent,
    changes,
  }),
  respond: endpoint({
    route: 'PATCH /api/date-events/{id}/respond',
    access: 'member',
    summary: 'Answer the partner’s date, until it begins',
    input: z.object({ id: recordId, status: z.enum(PARTNER_ANSWERS, { error: datesText.answerInvalid }) }),
    output: DateEvent,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/date-events/{id}',
    access: 'member',
    summary: 'Delete a date; either partner may',
    input: z.object({ id: recordId }),
    status: 204,
    changes,
  }),
  download: endpoint({
    route: 'GET /api/date-events/{id}/calendar.ics',
    access: 'member',
    summary: 'One date as an iCalendar file',
    input: z.object({ id: recordId }),
    output: calendarFile,
    outputStructure: 'detailed',
  }),
  feed: endpoint({
    route: 'GET /api/calendar-feed',
    access: 'member',
    summary: 'The member’s calendar feed, or null',
    output: CalendarFeed.nullable(),
  }),
  createFeed: endpoint({
    route: 'POST /api/calendar-feed',
    access: 'member',
    summary: 'Make a calendar feed; a former one stops working',
    output: CalendarFeed,
    status: 201,
    changes: ['dates'],
  }),
  revokeFeed: endpoint({
    route: 'DELETE /api/calendar-feed',
    access: 'member',
    summary: 'Stop the calendar feed',
    status: 204,
    changes: ['dates'],
  }),
  readFeed: endpoint({
    route: 'GET /api/calendar-feed/{token}/jugal.ics',
    access: 'public',
    summary: 'The couple’s dates as a calendar that a phone subscribes to',
    input: z.object({ token: z.string().max(100) }),
    output: calendarFile,
    outputStructure: 'detailed',
    whenConfined: true,
  }),
};
