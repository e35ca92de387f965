import { RUPEES } from '#domain/kernel/text/amount-text.ts';

/** Calendar date found in a text, with its position. */
export interface FoundDay {
  /** `YYYY-MM-DD`. */
  day: string;
  start: number;
  end: number;
}

/** Indian words, which a vowel sign before them makes the end of another word: 'मेडिकल'. */
const indian = (words: string) => String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`;
/** Words for a relative day in the three languages, with the number of days ago. */
const RELATIVE: readonly [RegExp, number][] = [
  [new RegExp(String.raw`\b(?:day before yesterday|parso|parmdiwase)\b|${indian('પરમ ?દિવસે|परसों')}`, 'iu'), 2],
  [new RegExp(String.raw`\b(?:yesterday|yday|kal)\b|${indian('ગઈ ?કાલે|કાલે|कल')}`, 'iu'), 1],
  // 'India Today magazine' and 'Aaj Tak' are names.
  [
    new RegExp(
      String.raw`(?<!\b(?:india|usa) )(?<!\p{L} (?=today (?!(?:with|at|from|for|in|on|by|to|and)\b)\p{L}))\btoday\b|\b(?:aaj(?! tak\b)|aaje)\b|${indian('આજે|आज')}`,
      'iu',
    ),
    0,
  ],
];
const LONG_WEEKDAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day`;
const SHORT_WEEKDAY = String.raw`(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)`;
const TO_COME = String.raw`(?:next|coming|upcoming)`;
/** Excludes days to come and names such as 'Black Friday'. */
const NOT_IN_NAME = String.raw`(?<!\b(?:${TO_COME}|black|good|ruby|tgi|cyber) )`;
/** Text behind a short name: the amount and the end, or words that join. */
const AT_END = String.raw`(?= *(?:(?:${RUPEES} ?)?\d[\d,.]*(?: ?(?:/-|${RUPEES}))?)?$)`;
const BEFORE_JOIN = String.raw`(?= *(?:[\d,.;]|${RUPEES} ?\d|$)| (?:with|at|for|from|in|to)\b)`;
/** A short form counts only where it is no part of a name, such as 'sun cream'. */
const WEEKDAY_FORMS = [
  String.raw`(?:last |on )?(?<long>${LONG_WEEKDAY})`,
  String.raw`last (?<last>${SHORT_WEEKDAY})`,
  String.raw`on (?<named>${SHORT_WEEKDAY})${BEFORE_JOIN}`,
  String.raw`(?<=\S )(?<!\bthe )(?<short>${SHORT_WEEKDAY})${AT_END}`,
];
const WEEKDAY = new RegExp(String.raw`${NOT_IN_NAME}\b(?:${WEEKDAY_FORMS.join('|')})\b`, 'iu');
const COMING_WEEKDAY = new RegExp(String.raw`\b${TO_COME} (?:${LONG_WEEKDAY}|${SHORT_WEEKDAY})\b`, 'iu');
/** Days ahead within which a day without a year is still to come, as opposed to one of last year. */
const NEAR = 21;
/** Labels of a date that is not the day of the payment. */
const OTHER_DATE =
  /\b(?:dated|due(?: (?:on|by|date))?|(?:bill|invoice|statement) date|valid (?:till|until|upto)|expir\w+(?: on)?|since)[ :]*$/iu;
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
/** Excludes a part of one, such as the half of `1/2 chicken`, but for `on 1/2`. */
const FRACTION = String.raw`(?!(?<!\bon )(?:1/[2348]|2/3|3/[48]|[57]/8)(?!\d))`;
/** A sign that belongs to the number behind it: in `500 rs 12 nov` it belongs to the one before it. */
const OWN_SIGN = String.raw`(?:(?<!\d)₹|(?<![\p{L}\p{M}]|\d ?)${RUPEES})\s*`;
/** Excludes a part of an amount, such as the 12 in `₹12 nov` and the 1 in `nov 1.5k`. */
const NOT_AFTER_AMOUNT = String.raw`(?<!\d|\d[.,'’]|${OWN_SIGN})`;
const NOT_BEFORE_AMOUNT = String.raw`(?!\d|[.,'’/:]\d|${RUPEES}(?!\p{L})|\s+${RUPEES}(?!\p{L}|\s*\d)|\s*(?:/-|(?:k|lakhs?|lacs?|l|cr|crores?|thousand|હજાર|લાખ|કરોડ|हज़ार|हजार|लाख|करोड़)(?![\p{L}\p{M}])))`;
const DATES: readonly RegExp[] = [
  /(?<!\d)(?<year>20\d\d)(?<mark>[-/:.])(?<number>\d\d)\k<mark>(?<date>\d\d)(?!\d)/gu,
  new RegExp(
    String.raw`(?<![\d./-]|${OWN_SIGN})(?!(?<=[,'’])\d{1,2}\.)(?<date>\d{1,2})[/.-](?<number>\d{1,2})[/.-]${YEAR}(?:(?=:\d\d(?::\d\d)?(?!\d))|${NOT_BEFORE_AMOUNT})`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\d,./-]|${OWN_SIGN})(?!24/7(?!\d))${FRACTION}(?<date>\d{1,2})[/-](?<number>\d{1,2})(?![\d/-])${MEASURE}`,
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

/**
 * Returns the first day in the text that suits an expense: tomorrow at the latest, in the latest possible year if none
 * is given. Weekdays are the last ones, and numeric dates put the day before the month. A written date outranks words
 * such as 'today', and the date of a bill comes last.
 */
export function findDay(text: string, today: string): FoundDay | null {
  const now = Temporal.PlainDate.from(today);
  const dates = findDates(text, now).flatMap(({ found }) => found ?? []);
  const own = dates.filter(({ start }) => !OTHER_DATE.test(text.slice(0, start)));
  const found = [own, dates, findRelative(text, now)].find((days) => days.length > 0) ?? [];
  return found.toSorted((a, b) => a.start - b.start)[0] ?? null;
}

/** Returns true if the text names a day that does not exist, such as 29 February 2026, or is after tomorrow. */
export function namesImpossibleDay(text: string, today: string): boolean {
  const dates = findDates(text, Temporal.PlainDate.from(today));
  const isImpossible = dates.some(
    ({ written, found, isToCome }) => found === null && (isToCome || CERTAIN.test(written)),
  );
  return isImpossible || COMING_WEEKDAY.test(text);
}

function findRelative(text: string, now: Temporal.PlainDate): FoundDay[] {
  const found = RELATIVE.flatMap(([pattern, days]) => {
    const match = pattern.exec(text);
    return match ? [toFound(match[0], match.index, now.subtract({ days }))] : [];
  });
  const weekday = WEEKDAY.exec(text);
  const { long, last, named, short } = weekday?.groups ?? {};
  const name = (long ?? last ?? named ?? short ?? '-').toLowerCase();
  const number = WEEKDAYS.findIndex((each) => each.startsWith(name)) + 1;
  if (!weekday || number === 0) return found;
  return [...found, toFound(weekday[0], weekday.index, now.subtract({ days: (now.dayOfWeek - number + 7) % 7 || 7 }))];
}

interface WrittenDate {
  written: string;
  /** `null` for a day that does not exist or is after tomorrow. */
  found: FoundDay | null;
  /** True for a day without a year in the next weeks. */
  isToCome: boolean;
}

function findDates(text: string, now: Temporal.PlainDate): WrittenDate[] {
  return DATES.flatMap((pattern) => [...text.matchAll(pattern)]).map((match) => {
    const { date, number, month, year } = match.groups ?? {};
    const written = withoutAmount(match, text);
    const [dayOfMonth, monthOfYear] = [Number(date), number ? Number(number) : findMonth(month ?? '')];
    const yearOfDay = written === match[0] ? year : undefined;
    const isToCome = !yearOfDay && isNear(dayOfMonth, monthOfYear, now);
    const day = isToCome ? null : toDay(dayOfMonth, monthOfYear, yearOfDay, now);
    return { written, found: day && toFound(written, match.index, day), isToCome };
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

/** Returns true for a day after tomorrow within the next weeks. */
function isNear(day: number, month: number, now: Temporal.PlainDate): boolean {
  return Array.from({ length: NEAR - 1 }, (_, index) => now.add({ days: index + 2 })).some(
    (each) => each.day === day && each.month === month,
  );
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
