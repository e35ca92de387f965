import { z } from 'zod';
import { readDuration } from '#domain/dates/duration.ts';
import { Comment, CommentId, CommentInput, CommentsQuery, ReactionInput, talk } from './comments.ts';
import type { Change } from './constants/resources.ts';
import { datesFault, DateSeries, Repeat, seriesScope } from './date-series.ts';
import { endpoint } from './endpoint.ts';
import { ShortPageQuery } from './paging.ts';
import { feedLimit, newFeedLimit } from './rate-limits.ts';
import { basis, calendarDate, clearableText, id, instant, newId, recordId, requiredText } from './fields.ts';
import {
  DATE_CATEGORIES,
  DATE_DEFAULTS,
  DATE_DURATION,
  DATE_TIMEZONES,
  FEED,
  PARTNER_ANSWERS,
  SERIES_DAYS,
} from './constants/dates.ts';

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
const duration = z.preprocess(
  readDuration,
  z
    .int({ error: datesFault('durationInvalid') })
    .min(DATE_DURATION.min, { error: datesFault('durationInvalid') })
    .max(DATE_DURATION.max, { error: datesFault('durationInvalid') }),
);

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

/** Another time for a date, in the date's time zone. */
export const SuggestionInput = fields.pick({ scheduledDate: true, scheduledTime: true });
export type SuggestionInput = z.output<typeof SuggestionInput>;

/** A member's calendar feed. `url` is secret: it gives access to the couple's dates. */
export const CalendarFeed = z.object({ url: z.string(), createdAt: instant });

const headers = z.record(z.string(), z.string());
const calendarFile = z.object({ headers, body: z.instanceof(Blob) });
const calendarStream = z.union([
  z.object({ status: z.literal(200), headers, body: z.instanceof(ReadableStream) }),
  z.object({ status: z.literal(304), headers, body: z.undefined() }),
]);
const changes: readonly Change[] = ['dates', 'notifications'];

export const dates = {
  list: endpoint({
    route: 'GET /api/date-events',
    access: 'member',
    canLag: true,
    summary: 'The couple’s dates, by their moment; `X-Next-Cursor` while there are more',
    input: ShortPageQuery,
    output: z.array(DateEvent),
  }),
  create: endpoint({
    route: 'POST /api/date-events',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'dateEvents',
    summary: `Plan a date; with \`repeat\` also those of its series in the next ${SERIES_DAYS} days`,
    input: DateEventInput,
    output: DateEvent,
    status: 201,
    changes: [...changes, 'firstRecord'],
  }),
  update: endpoint({
    route: 'PATCH /api/date-events/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary:
      'Change a planned date, or with `scope` the dates of its series that have not begun; a new moment or place asks the partner again',
    input: DateEventPatch,
    output: DateEvent,
    changes,
  }),
  respond: endpoint({
    route: 'PATCH /api/date-events/{id}/respond',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Answer the partner’s date until it begins, or with `scope` the dates of its series',
    input: z.object({
      id: recordId,
      status: z.enum(PARTNER_ANSWERS, { error: datesFault('answerInvalid') }),
      updatedAt: basis,
      scope: seriesScope,
    }),
    output: DateEvent,
    changes,
  }),
  series: endpoint({
    route: 'GET /api/date-series/{id}',
    access: 'member',
    summary: 'How the dates of a series repeat',
    input: z.object({ id: recordId }),
    output: DateSeries,
  }),
  suggest: endpoint({
    route: 'PUT /api/date-events/{id}/suggestion',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Suggest another time for the partner’s date, until it begins; moves nothing until they accept',
    input: SuggestionInput.extend({ id: recordId }),
    output: DateEvent,
    changes,
  }),
  acceptSuggestion: endpoint({
    route: 'POST /api/date-events/{id}/suggestion/accept',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Move one’s date to the time that the partner suggests, who has thereby accepted it',
    input: z.object({ id: recordId }),
    output: DateEvent,
    changes,
  }),
  dropSuggestion: endpoint({
    route: 'DELETE /api/date-events/{id}/suggestion',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Decline the partner’s suggestion, or withdraw one’s own; the date stays as it is',
    input: z.object({ id: recordId }),
    status: 204,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/date-events/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary:
      'Delete a date, or with `?scope=` the dates of its series that have not begun; either partner may, and for 30 days either can restore it',
    input: z.object({ id: recordId, scope: seriesScope }),
    status: 204,
    changes: [...changes, 'trash'],
  }),
  restore: endpoint({
    route: 'POST /api/date-events/{id}/restore',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Bring back a deleted date, or with `scope` what was deleted of its series with it; either partner may',
    input: z.object({ id: recordId, scope: seriesScope }),
    output: DateEvent,
    changes: [...changes, 'trash'],
  }),
  react: endpoint({
    route: 'PUT /api/date-events/{id}/reaction',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'React to a date with one of six signs; null takes the reaction back',
    input: ReactionInput,
    output: DateEvent,
    changes: ['dateComments', 'notifications'],
  }),
  comments: endpoint({
    route: 'GET /api/date-events/{id}/comments',
    access: 'member',
    summary: 'The comments on a date, the oldest first; `X-Next-Cursor` while there are more',
    input: CommentsQuery,
    output: z.array(Comment),
  }),
  comment: endpoint({
    route: 'POST /api/date-events/{id}/comments',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'comments',
    summary: 'Comment on a date',
    input: CommentInput,
    output: Comment,
    status: 201,
    changes: ['dateComments', 'notifications'],
  }),
  deleteComment: endpoint({
    route: 'DELETE /api/date-events/{id}/comments/{commentId}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Delete a comment of one’s own',
    input: CommentId,
    status: 204,
    changes: ['dateComments', 'notifications'],
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
    limit: newFeedLimit,
    summary: 'Make a calendar feed; a former one stops working',
    output: CalendarFeed,
    status: 201,
    changes: ['calendarFeed'],
  }),
  revokeFeed: endpoint({
    route: 'DELETE /api/calendar-feed',
    access: 'member',
    summary: 'Stop the calendar feed',
    status: 204,
    changes: ['calendarFeed'],
  }),
  downloadFeed: endpoint({
    route: 'GET /api/calendar-feed/{token}/jugal.ics',
    access: 'public',
    limit: feedLimit,
    summary: `The couple’s dates from ${FEED.daysBefore} days ago to ${FEED.daysAhead} days ahead, at most ${FEED.maxDates}, as a calendar that a phone subscribes to; \`If-None-Match\` is answered with 304`,
    input: z.object({ token: z.string().max(100) }),
    output: calendarStream,
    outputStructure: 'detailed',
    allowedDuringForcedPasswordChange: true,
  }),
};
