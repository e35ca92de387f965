import { z } from 'zod';
import { datesText } from '#messages/dates.ts';
import { SERIES_ANCHORS, SERIES_INTERVAL, SERIES_SCOPES, SERIES_UNITS } from './constants/dates.ts';
import { clearableDate, id } from './fields.ts';

const interval = z
  .number({ error: () => datesText.intervalInvalid })
  .int({ error: () => datesText.intervalInvalid })
  .min(SERIES_INTERVAL.min, { error: () => datesText.intervalInvalid })
  .max(SERIES_INTERVAL.max, { error: () => datesText.intervalInvalid });

/** Rule by which a date repeats; `on` counts for months alone, `until` is the last possible day. */
export const Repeat = z.object({
  every: z.enum(SERIES_UNITS, { error: () => datesText.repeatInvalid }),
  interval: interval.default(1),
  on: z.enum(SERIES_ANCHORS, { error: () => datesText.repeatInvalid }).default('day'),
  until: clearableDate(() => datesText.untilInvalid).transform((day) => day ?? null),
});
export type Repeat = z.output<typeof Repeat>;

/** The dates of a series that a change of one of them is for. */
export const seriesScope = z.enum(SERIES_SCOPES, { error: () => datesText.scopeInvalid }).default('this');

/** A series of repeating dates. Its last day is `until`, also after the dates from a day on were deleted. */
export const DateSeries = z.object({ id, ...Repeat.shape, until: z.string().nullable() });
export type DateSeries = z.infer<typeof DateSeries>;
