import { z } from 'zod';
import { calendarFault, countDays } from '#domain/calendar/facts.ts';
import { calendarDate, instant } from '#domain/kernel/fields.ts';
import { PANCHANG_CITIES } from './cities.ts';
import { FESTIVALS, PANCHANG_MAX_DAYS, panchangFault } from './facts.ts';
import { Tithi } from './tithi-schema.ts';

const city = z.enum(PANCHANG_CITIES, { error: panchangFault('cityInvalid') });
const festivals = z.array(z.enum(FESTIVALS, { error: panchangFault('festivalInvalid') }), {
  error: panchangFault('festivalsInvalid'),
});

/** A member's choice: to see tithis and festivals, the city whose sunrise decides, and the chosen festivals. */
export const PanchangPreferences = z.object({
  isOn: z.boolean({ error: panchangFault('choiceInvalid') }),
  city,
  festivals,
});
export type PanchangPreferences = z.infer<typeof PanchangPreferences>;

export const PanchangPreferencesInput = PanchangPreferences.extend({
  // In the order of the list, each once.
  festivals: festivals.transform((chosen) => FESTIVALS.filter((festival) => chosen.includes(festival))),
});
export type PanchangPreferencesInput = z.output<typeof PanchangPreferencesInput>;

/**
 * A day by the tithi at its sunrise. `samvat` is the year of the Vikram Samvat of Gujarat; `festivals` has all of the
 * day, chosen or not.
 */
export const PanchangDay = z.object({
  day: z.string(),
  ...Tithi.shape,
  isAdhika: z.boolean(),
  samvat: z.number().int(),
  sunrise: instant,
  festivals,
});
export type PanchangDay = z.infer<typeof PanchangDay>;

const day = calendarDate(calendarFault('dayInvalid'));
/** Both days are included. Without a city, the member's is taken. */
export const PanchangQuery = z
  .object({ from: day, to: day, city: city.optional() })
  .refine(({ from, to }) => from <= to, { error: calendarFault('endsBeforeStart') })
  .refine((range) => countDays(range) <= PANCHANG_MAX_DAYS, {
    error: calendarFault('tooManyDays', PANCHANG_MAX_DAYS),
  });
export type PanchangQuery = z.output<typeof PanchangQuery>;
