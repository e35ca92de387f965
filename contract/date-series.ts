import { faultsOf } from '#domain/kernel/fault.ts';
import { z } from 'zod';
import { SERIES_ANCHORS, SERIES_INTERVAL, SERIES_SCOPES, SERIES_UNITS } from './constants/dates.ts';
import { clearableDate, id } from './fields.ts';

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

const interval = z
  .number({ error: datesFault('intervalInvalid') })
  .int({ error: datesFault('intervalInvalid') })
  .min(SERIES_INTERVAL.min, { error: datesFault('intervalInvalid') })
  .max(SERIES_INTERVAL.max, { error: datesFault('intervalInvalid') });

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
export const DateSeries = z.object({ id, ...Repeat.shape, until: z.string().nullable() });
export type DateSeries = z.infer<typeof DateSeries>;
