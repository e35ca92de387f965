import { findMonth, MONTH_NAMES } from '#client/lib/format/typed-days.ts';
import { toLatinDigits } from '#domain/kernel/text/digits.ts';
import { bareCell } from './clean-text.ts';
import { daysToIndia } from './zoned-time.ts';

/** Orders of the numbers of a date. `ymd` begins with a two-digit year; a four-digit year needs no order. */
export const DAY_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

const END = String.raw`(?=$|[\sTtZz,;._+])`;
const YEAR_FIRST = new RegExp(String.raw`^((?:19|20)\d\d)\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})${END}`);
const NUMBERS = new RegExp(String.raw`^(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(\d{4}|'?\d{2})(?:${END}|:(?=\d\d:))`);
const COMPACT = /^((?:19|20)\d\d)(\d\d)(\d\d)(?:$|[Tt ]?\d{4,6}|[Tt ]|[Zz]$)/;
const COMPACT_DAY_FIRST = /^(\d\d)(\d\d)((?:19|20)\d\d)$/;
const EXCEL_DAY = /^(\d{5})(?:\.\d+)?$/;
const UNIX_TIME = /^(\d{10})(\d{3})?$/;
const SEPARATOR = String.raw`(?:\s*[-/.,]\s*|\s+)?`;
const MONTH = String.raw`(?<month>${MONTH_NAMES})(?![\p{L}\p{M}])`;
const YEAR = String.raw`(?<year>\d{4}|['’]?\d{2})(?!\d|:\d)`;
const DATE = String.raw`(?<date>\d{1,2})(?:st|nd|rd|th)?(?!\d)`;
const BY_NAME: readonly RegExp[] = [
  new RegExp(`^${DATE}${SEPARATOR}(?:of )?${MONTH}${SEPARATOR}${YEAR}`, 'iu'),
  new RegExp(`^${MONTH}${SEPARATOR}${DATE}${SEPARATOR}${YEAR}`, 'iu'),
  new RegExp(String.raw`^(?<year>\d{4})${SEPARATOR}${MONTH}${SEPARATOR}${DATE}`, 'iu'),
  // The order of Unix: `Oct 31 18:30:00 UTC 2026`.
  new RegExp(String.raw`^${MONTH}\s+${DATE}\s+\d\d:\d\d\S*\s+(?:\S+\s+)?${YEAR}$`, 'iu'),
];
/** Weekday before a date, such as `Mon, `. */
const WEEKDAY = /^\p{L}[\p{L}\p{M}]*\.?,?\s+(?=\d|\p{L})/u;
/** Excel serial number of 1 January 1970. */
const EXCEL_EPOCH = 25_569;
const DAY_MS = 86_400_000;
/** Length of the longest date with its time, in characters. */
const CELL_LENGTH_MAX = 80;
const [EARLIEST, LATEST] = ['2000-01-01', '2050-12-31'];

/**
 * Returns the calendar date in India of a cell, or `null` for other text. A time with a zone is converted. `order`
 * decides ambiguous numbers.
 */
export function readDay(cell: string, order: DayOrder): string | null {
  const text = normalise(cell);
  const parts = NUMBERS.exec(text) ?? COMPACT_DAY_FIRST.exec(text);
  return inIndia(parts ? arrange(parts.slice(1), order) : readCertain(text), text);
}

/** Returns the dates that a cell can mean, by order; `null` if it is not a date of three numbers. */
export function readAllOrders(cell: string): Record<DayOrder, string | null> | null {
  const text = normalise(cell);
  const parts = (NUMBERS.exec(text) ?? COMPACT_DAY_FIRST.exec(text))?.slice(1);
  if (!parts) return null;
  const read = (order: DayOrder) => inIndia(arrange(parts, order), text);
  return { dmy: read('dmy'), mdy: read('mdy'), ymd: read('ymd') };
}

function inIndia(day: string | null, text: string): string | null {
  const days = day === null ? 0 : daysToIndia(text);
  return day === null || days === 0 ? day : Temporal.PlainDate.from(day).add({ days }).toString();
}

function normalise(cell: string): string {
  if (cell.length > CELL_LENGTH_MAX) return '';
  return toLatinDigits(bareCell(cell).normalize('NFC'));
}

function arrange([first = '', second = '', third = '']: readonly string[], order: DayOrder): string | null {
  const last = third.replace("'", '');
  if (order === 'dmy') return toDay(last, second, first);
  if (order === 'mdy') return toDay(last, first, second);
  return first.length === 2 && last.length === 2 ? toDay(first, second, last) : null;
}

/** Reads a date with only one possible reading. */
function readCertain(text: string): string | null {
  const [, year = '', month = '', date = ''] = YEAR_FIRST.exec(text) ?? COMPACT.exec(text) ?? [];
  if (year) return toDay(year, month, date);
  const serial = EXCEL_DAY.exec(text)?.[1];
  if (serial) return within(new Date((Number(serial) - EXCEL_EPOCH) * DAY_MS));
  const seconds = UNIX_TIME.exec(text)?.[1];
  // Days are in Indian time, 5.5 hours ahead of UTC.
  if (seconds) return within(new Date((Number(seconds) + 19_800) * 1000));
  return readNamed(text) ?? readNamed(text.replace(WEEKDAY, ''));
}

function readNamed(text: string): string | null {
  for (const pattern of BY_NAME) {
    const { date, month, year } = pattern.exec(text)?.groups ?? {};
    if (date && month && year) return toDay(year.replace(/['’]/, ''), String(findMonth(month)), date);
  }
  return null;
}

function within(date: Date): string | null {
  const day = date.toISOString().slice(0, 10);
  return day >= EARLIEST && day <= LATEST ? day : null;
}

function toDay(year: string, month: string, date: string): string | null {
  const [y, m, d] = [Number(year.length === 2 ? `20${year}` : year), Number(month), Number(date)];
  if (y < 1900 || y > 2200 || m < 1 || m > 12 || d < 1 || d > daysOf(y, m)) return null;
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

function daysOf(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
