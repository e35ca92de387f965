import { z } from 'zod';
import { readEmail } from '#domain/kernel/text/email.ts';
import { type Fault, faultsOf } from './fault.ts';

export interface FieldsFaults {
  basisInvalid: [];
  emailInvalid: [];
  emailRequired: [];
  idInvalid: [];
  invalid: [];
  limitInvalid: [];
  nameInvalid: [];
  orderInvalid: [];
  tagsInvalid: [];
  tooLong: [maxLength: number];
  tooManyTags: [max: number];
  wholeNumber: [];
}
export const fieldsFault = faultsOf<FieldsFaults>('fields');

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/**
 * A record's id in a path, lower-cased as the database writes it. A malformed id becomes the nil UUID, so that it gets
 * 404 like any unknown id.
 */
export const recordId = z.string().transform((id) => (z.guid().safeParse(id).success ? id.toLowerCase() : NIL_UUID));

/** The id of a record in a response. */
export const id = z.uuid();

/**
 * Id that the client assigns to a new record, so that it can use the record before the server confirms it: a UUIDv7.
 */
export const newId = z
  .uuidv7({ error: fieldsFault('idInvalid') })
  .toLowerCase()
  .optional();

/** `updatedAt` of the version the client edited. If the record is newer, the server answers 409 with it. */
export const basis = z.iso.datetime({ error: fieldsFault('basisInvalid') }).optional();

interface Limits {
  min: number;
  max: number;
}

/**
 * A whole number within limits; `words` is the message for anything else. A fraction within them gets a message of its
 * own, because it keeps the limits.
 */
export function wholeNumber({ min, max }: Limits, words: Fault) {
  return z
    .number({ error: words })
    .min(min, { error: words })
    .max(max, { error: words })
    .int({ error: fieldsFault('wholeNumber') });
}

/** The same in a query, whose values are texts. */
export function wholeNumberInQuery({ min, max }: Limits, words: Fault) {
  return z.coerce
    .number<number>({ error: words })
    .min(min, { error: words })
    .max(max, { error: words })
    .int({ error: fieldsFault('wholeNumber') });
}

/** A calendar date `YYYY-MM-DD` without a zone, from the year 1900. */
export function calendarDate(words: Fault) {
  return z.iso.date({ error: words }).refine((date) => date >= '1900-01-01' && date <= '2200-12-31', { error: words });
}

/** An optional calendar date: `null` and a form's empty field both parse to `null`. */
export function clearableDate(words: Fault) {
  return z
    .literal('')
    .transform(() => null)
    .or(calendarDate(words))
    .nullish();
}

/** An instant in UTC, ISO 8601 with milliseconds. */
export const instant = z.iso.datetime();

/** Digits of a second that `Temporal` does not read. */
const BELOW_NANOSECONDS = /\.\d{10}/;

/** An instant that a client sends, of any offset. `Temporal` reads it, and so does the database, which knows no year 0. */
export function sentInstant(words: Fault) {
  return z.iso
    .datetime({ offset: true, error: words })
    .refine((sent) => sent >= '1900' && !BELOW_NANOSECONDS.test(sent), { error: words });
}

/** Matches a visible character: not a space, and not a joining or formatting character (U+200B and the like). */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Control characters that have no place in a text: all but tabs and line breaks. JSON needs six bytes for each. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu;

/** A text without control characters, which some keyboards and copied texts contain; trimmed. */
export function plainText(words?: Fault) {
  return z
    .string(words && { error: words })
    .overwrite((text) => text.replaceAll(CONTROL_CHARACTERS, ''))
    .trim();
}

/** Required text: trimmed, rejected with `words` if absent or blank, with `tooLong` beyond `maxLength`. */
export function requiredText(words: Fault, maxLength = 200, tooLong = fieldsFault('tooLong', maxLength)) {
  return plainText(words).min(1, { error: words }).regex(VISIBLE, { error: words }).max(maxLength, { error: tooLong });
}

/** Characters of links and addresses, control characters, and those that change the direction of following text. */
export const NOT_IN_A_NAME = /[/\\@<>\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/u;

/** A person's name. Mails may show it to a recipient who does not know who typed it. */
export function personName(words: Fault, maxLength: number) {
  return z
    .string({ error: words })
    .trim()
    .refine((name) => !NOT_IN_A_NAME.test(name), { error: fieldsFault('nameInvalid') })
    .pipe(requiredText(words, maxLength));
}

/** Text that may be blank or `null`; both parse to `null`. Add `.optional()` if the field may be absent. */
export function clearableText(maxLength = 2000) {
  return plainText()
    .max(maxLength, { error: fieldsFault('tooLong', maxLength) })
    .nullable()
    .transform((text) => text || null);
}

/** An e-mail address. Parses to its stored form (`domain/kernel/text/email.ts`). */
export const email = z
  .string({ error: fieldsFault('emailRequired') })
  .trim()
  .min(1, { error: fieldsFault('emailRequired') })
  .max(254, { error: fieldsFault('tooLong', 254) })
  .refine((typed) => readEmail(typed) !== null, { error: fieldsFault('emailInvalid') })
  .transform((typed) => readEmail(typed) ?? typed);

/**
 * A hidden field that only bots fill in. It is rejected like any invalid input instead of ignored, so that a person
 * whose browser filled it learns that nothing was sent.
 */
export const honeypot = z.literal('', { error: fieldsFault('invalid') }).optional();

const TAGS = { max: 20, maxLength: 40 } as const;

/** Tags of the member's own: trimmed, without blanks and duplicates. */
export const tagWords = z
  .array(plainText().max(TAGS.maxLength, { error: fieldsFault('tooLong', TAGS.maxLength) }), {
    error: fieldsFault('tagsInvalid'),
  })
  .transform((words) => [...new Set(words)].filter((word) => word !== ''))
  .refine((words) => words.length <= TAGS.max, { error: fieldsFault('tooManyTags', TAGS.max) });
