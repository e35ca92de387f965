import { RUPEES } from '#domain/kernel/text/amount-text.ts';

/** Calendar date found in a text, with its position. */
export interface FoundDay {
  /** `YYYY-MM-DD`. */
  day: string;
  start: number;
  end: number;
}

/** Words for a relative day in the three languages, with the number of days ago. */
const RELATIVE: readonly [RegExp, number][] = [
  [/\b(?:day before yesterday|parso|parmdiwase)\b|પરમ ?દિવસે|(?<!\p{L})परसों/iu, 2],
  [/\b(?:yesterday|yday|kal)\b|ગઈ ?કાલે|કાલે|(?<!\p{L})कल(?!\p{L})/iu, 1],
  [/\b(?:today|aaj|aaje)\b|આજે|(?<!\p{L})आज(?!\p{L})/iu, 0],
];
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/**
 * Long and short names of each month in the three languages. A bank's message is English whatever the member's
 * language.
 */
const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const moment = Date.UTC(2026, index, 1);
  const names = ['en-IN', 'gu-IN', 'hi-IN'].flatMap((locale) =>
    (['long', 'short'] as const).map((month) =>
      new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(moment).toLowerCase(),
    ),
  );
  // Banks write Sep where CLDR has Sept.
  return [...names, names[0]?.slice(0, 3) ?? ''];
});
/** Alternation of all month names, longest first. */
export const MONTH_NAMES = MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const MONTH = String.raw`(?<month>${MONTH_NAMES})(?![\p{L}\p{M}])\.?`;
const YEAR = String.raw`(?<year>(?:20)?\d\d)`;
/** Excludes a measure: 1/2 kg is not a date. */
const MEASURE = String.raw`(?!\s*(?:kg|kilo|g|gm|l|lit|litres?|dozen|plates?|cups?)\b)`;
/** A sign that belongs to the number behind it: in `500 rs 12 nov` it belongs to the one before it. */
const OWN_SIGN = String.raw`(?:(?<!\d)₹|(?<![\p{L}\p{M}]|\d ?)${RUPEES})\s*`;
/** Excludes a part of an amount, such as the 12 in `₹12 nov` and the 1 in `nov 1.5k`. */
const NOT_AFTER_AMOUNT = String.raw`(?<!\d|\d[.,'’]|${OWN_SIGN})`;
const NOT_BEFORE_AMOUNT = String.raw`(?!\d|[.,'’/:]\d|${RUPEES}(?!\p{L})|\s+${RUPEES}(?!\p{L}|\s*\d)|\s*(?:/-|(?:k|lakhs?|lacs?|l|cr|crores?|thousand|હજાર|લાખ|કરોડ|हज़ार|हजार|लाख|करोड़)(?![\p{L}\p{M}])))`;
const DATES: readonly RegExp[] = [
  /(?<!\d)(?<year>20\d\d)-(?<number>\d\d)-(?<date>\d\d)(?!\d)/gu,
  new RegExp(
    String.raw`(?<![\d./-]|${OWN_SIGN})(?!(?<=[,'’])\d{1,2}\.)(?<date>\d{1,2})[/.-](?<number>\d{1,2})[/.-]${YEAR}${NOT_BEFORE_AMOUNT}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\d,./-]|${OWN_SIGN})(?!24/7(?!\d))(?<date>\d{1,2})[/-](?<number>\d{1,2})(?![\d/-])${MEASURE}`,
    'giu',
  ),
  new RegExp(
    String.raw`${NOT_AFTER_AMOUNT}(?<date>\d{1,2})(?:st|nd|rd|th)?[ -]?${MONTH}(?:[ ,'-]{0,2}${YEAR}(?![\d:,])${NOT_BEFORE_AMOUNT})?`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])${MONTH} (?<date>\d{1,2})(?:st|nd|rd|th)?${NOT_BEFORE_AMOUNT}(?:,? (?<year>20\d\d))?`,
    'giu',
  ),
];

/** Matches a date that is one beyond doubt: it names a month or has a year of four digits. */
const CERTAIN = new RegExp(String.raw`(?:${MONTH_NAMES})|20\d\d`, 'iu');
const MONTH_BEFORE = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${MONTH_NAMES})[.,]? ?$`, 'iu');

/**
 * Returns the first day in the text that suits an expense: tomorrow at the latest, in the latest possible year if none
 * is given. Weekdays are the last ones, and numeric dates put the day before the month.
 */
export function findDay(text: string, today: string): FoundDay | null {
  const now = Temporal.PlainDate.from(today);
  const found = [...findRelative(text, now), ...findDates(text, now).flatMap(({ found: day }) => day ?? [])];
  return found.toSorted((a, b) => a.start - b.start)[0] ?? null;
}

/** Returns true if the text names a day that does not exist, such as 29 February 2026, or is after tomorrow. */
export function namesImpossibleDay(text: string, today: string): boolean {
  return findDates(text, Temporal.PlainDate.from(today)).some(
    ({ written, found }) => found === null && CERTAIN.test(written),
  );
}

/** Returns true if the text ends in the name of a month, so that a year may follow. */
export function endsInMonth(text: string): boolean {
  return MONTH_BEFORE.test(text);
}

function findRelative(text: string, now: Temporal.PlainDate): FoundDay[] {
  const found = RELATIVE.flatMap(([pattern, days]) => {
    const match = pattern.exec(text);
    return match ? [toFound(match[0], match.index, now.subtract({ days }))] : [];
  });
  const weekday = /\b(?:last |on )?(?<name>mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b/iu.exec(text);
  const number = WEEKDAYS.findIndex((name) => name.startsWith(weekday?.groups?.['name']?.toLowerCase() ?? '-')) + 1;
  if (!weekday || number === 0) return found;
  return [...found, toFound(weekday[0], weekday.index, now.subtract({ days: (now.dayOfWeek - number + 7) % 7 || 7 }))];
}

interface WrittenDate {
  written: string;
  /** `null` for a day that does not exist or is after tomorrow. */
  found: FoundDay | null;
}

function findDates(text: string, now: Temporal.PlainDate): WrittenDate[] {
  return DATES.flatMap((pattern) => [...text.matchAll(pattern)]).map((match) => {
    const { date, number, month, year } = match.groups ?? {};
    const written = withoutAmount(match, text);
    const day = toDay(
      Number(date),
      number ? Number(number) : findMonth(month ?? ''),
      written === match[0] ? year : undefined,
      now,
    );
    return { written, found: day && toFound(written, match.index, day) };
  });
}

/** Returns the date without a year of two digits if no other number is left for the amount: `chai 12 nov 40`. */
function withoutAmount({ 0: written, index, groups }: RegExpExecArray, text: string): string {
  const rest = text.slice(0, index) + text.slice(index + written.length);
  const isYear = !groups?.['month'] || groups['year']?.length !== 2 || /\d/.test(rest);
  return isYear ? written : written.replace(/[ ,'-]*\d\d$/, '');
}

/** Returns the number of a month by its name in any of the three languages; 0 for another word. */
export function findMonth(name: string): number {
  return MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1;
}

function toDay(
  day: number,
  month: number,
  year: string | undefined,
  now: Temporal.PlainDate,
): Temporal.PlainDate | null {
  if (day < 1 || month < 1 || month > 12) return null;
  const years = year
    ? [Number(year) % 100 === Number(year) ? 2000 + Number(year) : Number(year)]
    : [now.year + 1, now.year, now.year - 1];
  const latest = now.add({ days: 1 });
  for (const candidate of years) {
    if (day > new Temporal.PlainYearMonth(candidate, month).daysInMonth) continue;
    const found = new Temporal.PlainDate(candidate, month, day);
    if (Temporal.PlainDate.compare(found, latest) <= 0) return found;
  }
  return null;
}

function toFound(written: string, start: number, day: Temporal.PlainDate): FoundDay {
  return { day: day.toString(), start, end: start + written.length };
}
