import { z } from 'zod';
import {
  basis,
  calendarDate,
  clearableText,
  id,
  instant,
  newId,
  recordId,
  requiredText,
} from '#domain/kernel/fields.ts';
import { Tithi } from '#domain/panchang/tithi-schema.ts';
import {
  IMPORTANT_DATE_CALENDARS,
  IMPORTANT_DATE_CATEGORIES,
  IMPORTANT_DATE_DEFAULTS,
  importantDatesFault,
  REMINDER_DAYS,
} from './facts.ts';

/**
 * A day to remember; `date` is the calendar date of its first occurrence, and `userId` its author. With `isShared`, the
 * partner can also see, edit and delete it. By `tithi` it recurs on the day with it at sunrise in `tithiCity`, the
 * author's.
 */
export const ImportantDate = z.object({
  id,
  userId: id,
  title: z.string(),
  description: z.string().nullable(),
  date: z.string(),
  category: z.enum(IMPORTANT_DATE_CATEGORIES),
  isRecurring: z.boolean(),
  reminderDays: z.number().int(),
  isShared: z.boolean(),
  calendar: z.enum(IMPORTANT_DATE_CALENDARS),
  tithi: Tithi.nullable(),
  tithiCity: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type ImportantDate = z.infer<typeof ImportantDate>;

const choice = z.boolean({ error: importantDatesFault('choiceInvalid') });

/** Listed in the order in which the specification checks them: title, date, category. */
const fields = z.object({
  title: requiredText(importantDatesFault('titleRequired'), 120),
  date: calendarDate(importantDatesFault('dateRequired')),
  category: z.enum(IMPORTANT_DATE_CATEGORIES, { error: importantDatesFault('categoryRequired') }),
  description: clearableText(2000),
  isRecurring: choice,
  reminderDays: z
    .number({ error: importantDatesFault('reminderInvalid') })
    .int({ error: importantDatesFault('reminderInvalid') })
    .min(REMINDER_DAYS.min, { error: importantDatesFault('reminderInvalid') })
    .max(REMINDER_DAYS.max, { error: importantDatesFault('reminderInvalid') }),
  isShared: choice,
  calendar: z.enum(IMPORTANT_DATE_CALENDARS, { error: importantDatesFault('calendarInvalid') }),
  tithi: Tithi.nullable(),
});

const created = fields.extend({
  id: newId,
  description: fields.shape.description.default(IMPORTANT_DATE_DEFAULTS.description),
  isRecurring: choice.default(IMPORTANT_DATE_DEFAULTS.isRecurring),
  reminderDays: fields.shape.reminderDays.default(IMPORTANT_DATE_DEFAULTS.reminderDays),
  isShared: choice.default(IMPORTANT_DATE_DEFAULTS.isShared),
  calendar: fields.shape.calendar.default(IMPORTANT_DATE_DEFAULTS.calendar),
  tithi: fields.shape.tithi.default(IMPORTANT_DATE_DEFAULTS.tithi),
});
export const ImportantDateInput = created.refine(({ calendar, tithi }) => calendar === 'gregorian' || tithi !== null, {
  error: importantDatesFault('tithiRequired'),
  path: ['tithi'],
});
export type ImportantDateInput = z.output<typeof ImportantDateInput>;
export const ImportantDatePatch = fields.partial().extend({ id: recordId, updatedAt: basis });
