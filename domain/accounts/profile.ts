import { z } from 'zod';
import { calendarDate, personName } from '#domain/kernel/fields.ts';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { memberCities } from '#domain/site/cities.ts';
import { accountsFault } from './facts.ts';

/** Profile fields that the member edits. */

export const NameInput = z.object({
  firstName: personName(accountsFault('firstNameRequired'), 60),
  lastName: personName(accountsFault('lastNameRequired'), 60),
});
export const BirthdayInput = z.object({ dateOfBirth: calendarDate(accountsFault('birthdayRequired')) });
/** The city, or `null` for none; an empty form option means none. */
export const CityInput = z.object({
  city: z
    .union([z.literal(''), z.enum(memberCities)], { error: accountsFault('cityInvalid') })
    .nullable()
    .transform((city) => city || null),
});
/** A UPI address, such as `riya@okbank`, or `null` for none; an empty form field means none. */
export const UpiInput = z.object({
  upiId: z
    .string({ error: accountsFault('upiIdInvalid') })
    .trim()
    .regex(/^(?:[\w.-]{2,255}@[a-z][a-z\d]{1,63})?$/i, { error: accountsFault('upiIdInvalid') })
    .nullable()
    .transform((upiId) => upiId || null),
});
export const LanguageInput = z.object({ language: z.enum(LANGUAGES) });

/** Members are adults (terms of use). */
const ADULT_YEARS = 18;

/** Returns the latest date of birth of a person who is an adult on the calendar date `today`. */
export function latestBirthday(today: string): string {
  return Temporal.PlainDate.from(today).subtract({ years: ADULT_YEARS }).toString();
}
