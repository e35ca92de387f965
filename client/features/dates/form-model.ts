import { z } from 'zod';
import { DATE_DEFAULTS, DATE_TIMEZONES, datesFault } from '#domain/dates/facts.ts';
import { type DateEvent, PlannedDate, type Repeat } from '#domain/dates/schema.ts';
import { clearableDate } from '#domain/kernel/fields.ts';

/** Values of the choice how a date repeats: not, by weeks, or by months on its day or its weekday. */
export const REPEATS = ['never', 'week', 'day', 'weekday'] as const;
export type Repeats = (typeof REPEATS)[number];

/** Fields of the form, in the order in which they are checked. */
export const DateForm = PlannedDate.omit({ id: true, repeat: true })
  .extend({
    // A draft of a former version has none of these.
    repeats: z.enum(REPEATS).default('never'),
    interval: z.coerce.number<string>().default(1),
    until: clearableDate(datesFault('untilInvalid')),
  })
  .refine(({ repeats, until, scheduledDate }) => repeats === 'never' || !until || until >= scheduledDate, {
    error: datesFault('untilBeforeFirst'),
    path: ['until'],
  });
type DateForm = z.output<typeof DateForm>;
/** Fields of the form that are the date's. */
export type DateFields = Omit<DateForm, 'repeats' | 'interval' | 'until'>;

/** Day and time of a new date. */
export interface Planned {
  scheduledDate: string;
  scheduledTime?: string;
  timezone?: DateForm['timezone'];
}

/** Returns the first values of the form: the date's, or those of a new one. */
export function toDateForm(date: DateEvent | undefined, planned: Planned | undefined): z.input<typeof DateForm> {
  const { scheduledTime, duration, category, timezone } = { ...DATE_DEFAULTS, ...planned };
  const zone = DATE_TIMEZONES.find((known) => known === date?.timezone) ?? timezone;
  return {
    title: date?.title ?? '',
    description: date?.description ?? '',
    scheduledDate: date?.scheduledDate ?? planned?.scheduledDate ?? '',
    scheduledTime: date?.scheduledTime ?? scheduledTime,
    duration: date?.duration ?? duration,
    location: date?.location ?? '',
    category: date?.category ?? category,
    timezone: zone,
    repeats: 'never',
    interval: '1',
    until: '',
  };
}

/** Returns the fields of a date, and how it repeats. */
export function fromDateForm({ repeats, interval, until, ...date }: DateForm): {
  date: DateFields;
  repeat: Repeat | null;
} {
  if (repeats === 'never') return { date, repeat: null };
  const rule = { interval, until: until ?? null };
  return {
    date,
    repeat: repeats === 'week' ? { every: 'week', on: 'day', ...rule } : { every: 'month', on: repeats, ...rule },
  };
}
