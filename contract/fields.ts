import { z } from 'zod';
import { fieldsText } from '#messages/en/fields.ts';

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/**
 * The id of a record in a path, in small letters as the database writes it, so that two ways to write one id are equal. A string that cannot be one is the id of nothing: it answers 404, like any other unknown id.
 */
export const recordId = z
  .string()
  .transform((id) => (z.guid().safeParse(id).success ? id.toLowerCase() : NIL_UUID));

/** The id of a record in an answer. */
export const id = z.uuid();

/** A calendar date `YYYY-MM-DD` without a zone, from the year 1900. */
export function calendarDate(message: string) {
  return z.iso
    .date({ error: message })
    .refine((date) => date >= '1900-01-01' && date <= '2200-12-31', message);
}

/** A calendar date that may be left out: absent, `null` and the empty field of a form, both `null`. */
export function clearableDate(message: string) {
  return z
    .literal('')
    .transform(() => null)
    .or(calendarDate(message))
    .nullish();
}

/** An instant in UTC, ISO 8601 with milliseconds. */
export const instant = z.iso.datetime();

/** Somewhere a character that is seen: no space, and none that only joins or directs others (U+200B and the like). */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Text that must say something: trimmed, with `message` when it is absent or blank, `tooLong` beyond `maxLength`. */
export function requiredText(message: string, maxLength = 200, tooLong = fieldsText.tooLong(maxLength)) {
  return z.string({ error: message }).trim().min(1, message).regex(VISIBLE, message).max(maxLength, tooLong);
}

/** Text that may be blank or `null`: both are `null`. Add `.optional()` where the field may be absent. */
export function clearableText(maxLength = 2000) {
  return z
    .string()
    .trim()
    .max(maxLength, fieldsText.tooLong(maxLength))
    .nullable()
    .transform((text) => text || null);
}

/** An e-mail address, trimmed and in lower case. */
export const email = z
  .string({ error: fieldsText.emailRequired })
  .trim()
  .toLowerCase()
  .min(1, fieldsText.emailRequired)
  .max(254, fieldsText.tooLong(254))
  .pipe(z.email(fieldsText.emailInvalid));

/**
 * A field that no person sees and programs fill in. Whoever fills it is refused like one who typed something wrong, never
 * thanked: a person whose browser filled it learns that nothing was sent.
 */
export const honeypot = z.literal('', { error: fieldsText.invalid }).optional();
