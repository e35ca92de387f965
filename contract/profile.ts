import { z } from 'zod';
import { accountsText } from '#messages/accounts.ts';
import { LANGUAGES } from '#messages/languages.ts';
import { memberCities } from './constants/cities.ts';
import { calendarDate, personName } from './fields.ts';

/** Profile fields that the member edits. */

export const NameInput = z.object({
  firstName: personName(() => accountsText.firstNameRequired, 60),
  lastName: personName(() => accountsText.lastNameRequired, 60),
});
export const BirthdayInput = z.object({ dateOfBirth: calendarDate(() => accountsText.birthdayRequired) });
/** The city, or `null` for none; an empty form option means none. */
export const CityInput = z.object({
  city: z
    .union([z.literal(''), z.enum(memberCities)], { error: () => accountsText.cityInvalid })
    .nullable()
    .transform((city) => city || null),
});
/** A UPI address, such as `riya@okbank`, or `null` for none; an empty form field means none. */
export const UpiInput = z.object({
  upiId: z
    .string({ error: () => accountsText.upiIdInvalid })
    .trim()
    .regex(/^(?:[\w.-]{2,255}@[a-z][a-z\d]{1,63})?$/i, { error: () => accountsText.upiIdInvalid })
    .nullable()
    .transform((upiId) => upiId || null),
});
export const LanguageInput = z.object({ language: z.enum(LANGUAGES) });
