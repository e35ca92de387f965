import { faultsOf } from '#domain/kernel/fault.ts';
import { z } from 'zod';
import type { Change } from './constants/resources.ts';
import { endpoint } from './endpoint.ts';
import { ShortPageQuery } from './paging.ts';
import { basis, calendarDate, clearableText, id, instant, newId, recordId, requiredText } from './fields.ts';
import { IMPORTANT_DATE_CATEGORIES, IMPORTANT_DATE_DEFAULTS, REMINDER_DAYS } from './constants/important-dates.ts';

export interface ImportantDatesFaults {
  categoryRequired: [];
  choiceInvalid: [];
  dateRequired: [];
  reminderInvalid: [];
  titleRequired: [];
}
export const importantDatesFault = faultsOf<ImportantDatesFaults>('importantDates');

/**
 * A day to remember; `date` is the calendar date of its first occurrence, and `userId` its author. With `isShared`, the
 * partner can also see, edit and delete it.
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
});

export const ImportantDateInput = fields.extend({
  id: newId,
  description: fields.shape.description.default(IMPORTANT_DATE_DEFAULTS.description),
  isRecurring: choice.default(IMPORTANT_DATE_DEFAULTS.isRecurring),
  reminderDays: fields.shape.reminderDays.default(IMPORTANT_DATE_DEFAULTS.reminderDays),
  isShared: choice.default(IMPORTANT_DATE_DEFAULTS.isShared),
});
export type ImportantDateInput = z.output<typeof ImportantDateInput>;
export const ImportantDatePatch = fields.partial().extend({ id: recordId, updatedAt: basis });

const changes: readonly Change[] = ['importantDates'];

export const importantDates = {
  list: endpoint({
    route: 'GET /api/important-dates',
    access: 'member',
    canLag: true,
    summary:
      'The member’s important dates and those that the partner shares, by their calendar date; `X-Next-Cursor` while there are more',
    input: ShortPageQuery,
    output: z.array(ImportantDate),
  }),
  create: endpoint({
    route: 'POST /api/important-dates',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'importantDates',
    summary: 'Add an important date: every year, shared and with a reminder 7 days before unless said',
    input: ImportantDateInput,
    output: ImportantDate,
    status: 201,
    changes,
  }),
  update: endpoint({
    route: 'PUT /api/important-dates/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Change the fields that are sent; of a shared one the partner may change all but the sharing',
    input: ImportantDatePatch,
    output: ImportantDate,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/important-dates/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Delete an important date; of a shared one either partner may, and restore it for 30 days',
    input: z.object({ id: recordId }),
    status: 204,
    changes: [...changes, 'trash'],
  }),
  restore: endpoint({
    route: 'POST /api/important-dates/{id}/restore',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Bring back a deleted important date; of a shared one either partner may',
    input: z.object({ id: recordId }),
    output: ImportantDate,
    changes: [...changes, 'trash'],
  }),
};
