import { dayAfter, indiaDate } from '#client/lib/format/dates.ts';
import { toLatinDigits } from '#domain/kernel/text/digits.ts';
import { toDay } from '#packages/picture-metadata/taken/written-time.ts';

/** First plausible day of a digital camera; an earlier one is from a clock that was never set. */
const FIRST_DAY = '1990-01-01';

/** Matches a random id, which may contain digits like a date. */
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;
/** Matches the names of messengers that number photos by an id. */
const hasId = /^(?:received_|snapchat-|messenger_creation_|inbound)/i;

const YEAR = String.raw`(?<year>(?:19|20)\d\d)`;
const SEPARATOR = String.raw`(?<between>[-_. :])`;

const dates = [
  // IMG-20240312-WA0001, Screenshot_20240312-183302, B612_20240312_183302; not the end of 022-20240312.
  String.raw`(?<![\da-z])(?<!(?<![\da-z])\d{2,}[-_. ])[a-z]*${YEAR}(?<month>\d\d)(?<date>\d\d)(?![\da-su-z]|t(?!\d))`,
  // IMG20240312183302, with milliseconds too.
  String.raw`(?<![\da-z])[a-z]*${YEAR}(?<month>\d\d)(?<date>\d\d)(?:[01]\d|2[0-3])[0-5]\d[0-5]\d(?:\d{3})?(?![\da-z])`,
  // WhatsApp Image 2024-03-12 at 18.33.02, photo_2024-03-12_18-33-02.
  String.raw`(?<!\d)${YEAR}${SEPARATOR}(?<month>\d\d)\k<between>(?<date>\d\d)(?!\d)`,
  // Photo 12-03-2024: the day first, as India writes it.
  String.raw`(?<!\d)(?<date>\d{1,2})${SEPARATOR}(?<month>\d{1,2})\k<between>${YEAR}(?!\d)`,
].map((pattern) => new RegExp(pattern, 'gi'));

/**
 * Matches a time in UTC: PXL_20240312_183302123 by Pixel phones, 20240312_183302123_iOS by OneDrive, and any before a Z.
 */
const utcTime = new RegExp(
  String.raw`(?<![\da-z])(?<pixel>PXL_)?${YEAR}-?(?<month>\d\d)-?(?<date>\d\d)[-_T ](?<hour>[01]\d|2[0-3])[-_.:]?(?<minute>[0-5]\d)[-_.:]?(?<second>[0-5]\d)(?:[._]?\d{3})?(?!\d)(?<mark>Z(?![a-z])|_iOS)?`,
  'i',
);

/** Matches FB_IMG_1710248582000: seconds or milliseconds since 1970 as the first number of the name. */
const epoch = /^(?<word>[^\d+]*)(?<seconds>\d{10})(?<millis>\d{3})?(?!\d)/;
/** Words before a number of seconds; after others, ten digits are an id. */
const isPicture =
  /^(?:(?:fb|img|image|photo|pic|picture|vid|video|camera|screenshot|mmexport|cropped|resized)[-_ ]*)*$/i;

/** Reads the day in a photo's file name, as cameras, messengers and screenshots write it; `null` without one. */
export function findNameDay(fileName: string, now: string): string | null {
  const name = toLatinDigits(fileName).replaceAll(UUID, ' ');
  const days = [
    findUtcDay(name),
    ...dates
      .flatMap((pattern) => [...name.matchAll(pattern)])
      .filter(({ index, groups }) => !isWithinNumber(name.slice(0, index), groups?.['between']))
      .map(({ groups: { year = '', month = '', date = '' } = {} }) => toDay(year, month, date)),
    findEpochDay(name),
  ];
  return days.find((day) => day !== null && isPossibleDay(day, now)) ?? null;
}

function findUtcDay(name: string): string | null {
  const groups = utcTime.exec(name)?.groups ?? {};
  const { year = '', month = '', date = '', hour, minute, second } = groups;
  const day = groups['pixel'] || groups['mark'] ? toDay(year, month, date) : null;
  return day && indiaDate(`${day}T${hour}:${minute}:${second}Z`);
}

function findEpochDay(name: string): string | null {
  const { word = '', seconds, millis } = epoch.exec(name)?.groups ?? {};
  if (seconds === undefined || hasId.test(name) || !(millis || isPicture.test(word))) return null;
  return indiaDate(new Date(Number(seconds) * 1000).toISOString());
}

/** Returns true after a digit and the same separator: part of a longer number, such as a card's. */
function isWithinNumber(before: string, between: string | undefined): boolean {
  return between !== undefined && before.endsWith(between) && /\d.$/.test(before);
}

/** Returns true if a photo can be from the day: since 1990, until tomorrow in India, for time zones further east. */
export function isPossibleDay(day: string, now: string): boolean {
  return day >= FIRST_DAY && day <= dayAfter(indiaDate(now));
}
