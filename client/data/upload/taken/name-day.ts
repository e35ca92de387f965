import { toLatinDigits } from '#domain/digits.ts';
import { toDay } from '#packages/picture-metadata/taken/written-time.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { isPossibleDay } from './taken-time.ts';

/** Matches a random id, which may contain digits like a date. */
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;
/** Matches a name by Messenger, which contains an id. */
const isReceived = /^received_/i;

const YEAR = String.raw`(?<year>(?:19|20)\d\d)`;
const SEPARATOR = String.raw`(?<between>[-_. :])`;

const dates = [
  // IMG-20240312-WA0001, PXL_20240312_183302123, Screenshot_20240312-183302; not the end of 022-20240312.
  String.raw`(?<![\da-z])(?<!\d\d[-_. ])[a-z]*${YEAR}(?<month>\d\d)(?<date>\d\d)(?![\da-su-z]|t(?!\d))`,
  // IMG20240312183302, with milliseconds too.
  String.raw`(?<![\da-z])[a-z]*${YEAR}(?<month>\d\d)(?<date>\d\d)(?:[01]\d|2[0-3])[0-5]\d[0-5]\d(?:\d{3})?(?![\da-z])`,
  // WhatsApp Image 2024-03-12 at 18.33.02, photo_2024-03-12_18-33-02.
  String.raw`(?<!\d)${YEAR}${SEPARATOR}(?<month>\d\d)\k<between>(?<date>\d\d)(?!\d)`,
  // Photo 12-03-2024: the day first, as India writes it.
  String.raw`(?<!\d)(?<date>\d{1,2})${SEPARATOR}(?<month>\d{1,2})\k<between>${YEAR}(?!\d)`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** Matches FB_IMG_1710248582000: seconds or milliseconds since 1970 as the first number of the name. */
const epoch = /^[^\d+]*(?<seconds>\d{10})(?:\d{3})?(?!\d)/;

/**
 * Reads the day in a photo's file name, in the notations of cameras, messengers and screenshots. Returns `null` without
 * one.
 */
export function findNameDay(fileName: string, now: string): string | null {
  const name = toLatinDigits(fileName).replaceAll(UUID, ' ');
  const isPossible = (day: string | null) => day !== null && isPossibleDay(day, now);
  const found = dates
    .flatMap((pattern) => [...name.matchAll(pattern)])
    .filter(({ index, groups }) => !isWithinNumber(name.slice(0, index), groups?.['between']))
    .map(({ groups: { year = '', month = '', date = '' } = {} }) => toDay(year, month, date))
    .find(isPossible);
  if (found) return found;
  const seconds = isReceived.test(name) ? undefined : epoch.exec(name)?.groups?.['seconds'];
  if (seconds === undefined) return null;
  const day = indiaDate(new Date(Number(seconds) * 1000).toISOString());
  return isPossible(day) ? day : null;
}

/** Returns true after a digit and the same separator: part of a longer number, such as a card's. */
function isWithinNumber(before: string, between: string | undefined): boolean {
  return between !== undefined && before.endsWith(between) && /\d.$/.test(before);
}
