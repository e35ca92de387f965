import type { Weekday } from './rule-days.ts';
import type { Rule, RuleParts } from './rules.ts';
import { readTime, type Zones } from './times.ts';

/** Weekdays from Monday. */
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** Number of occurrences of a rule that names neither a number nor an end. */
const DEFAULT_COUNT = 2;

type KindParts = Pick<RuleParts, 'freq'> & Partial<RuleParts>;

/** Kinds of rules, which read the words behind their names. They return `null` for words that are not understood. */
const KINDS: Readonly<Record<string, (words: readonly string[]) => KindParts | null>> = {
  D: (words) => (words.length === 0 ? { freq: 'DAILY' } : null),
  W: (words) => {
    const weekdays = readAll(words, (word) => (isWeekday(word) ? toWeekday(word, 0) : null));
    return weekdays && { freq: 'WEEKLY', weekdays };
  },
  MP: (words) => {
    const weekdays = readPlaces(words);
    return weekdays && { freq: 'MONTHLY', weekdays };
  },
  MD: (words) => {
    const monthDays = readAll(words, readMonthDay);
    return monthDays && { freq: 'MONTHLY', monthDays };
  },
  YM: (words) => {
    const months = readAll(words, (word) => readNumber(word, 12));
    return months && { freq: 'YEARLY', months };
  },
  YD: (words) => {
    const yearDays = readAll(words, (word) => readNumber(word, 366));
    return yearDays && { freq: 'YEARLY', yearDays };
  },
};

/** Reads a rule of vCalendar 1.0 in capitals, such as `W2 TU TH #5` or `MP1 1+ FR 20261231T000000`. */
export function readOldRule([head = '', ...words]: readonly string[], zones: Zones, rest: RuleParts): Rule | null {
  const [, kind = '', interval = ''] = /^(D|W|MP|MD|YM|YD)(\d{1,6})$/.exec(head) ?? [];
  const groups = Map.groupBy(words, (word) => sortOf(word, kind));
  const read = KINDS[kind]?.(groups.get('other') ?? []);
  const counts = groups.get('count') ?? [];
  const ends = (groups.get('end') ?? []).map((word) => readTime(word, { parameters: new Map() }, zones));
  const times = groups.get('time') ?? [];
  const minutes = new Set(times.map((time) => Number(time.slice(2))));
  const isWhole = !ends.includes(null) && ends.length <= 1 && counts.length <= 1 && minutes.size <= 1;
  if (!read || !isWhole || Number(interval) === 0) return null;
  const [until = null] = ends;
  const count = counts[0] === undefined ? (until ? 0 : DEFAULT_COUNT) : Number(counts[0].slice(1));
  const hours = times.map((time) => Number(time.slice(0, 2))).toSorted((one, other) => one - other);
  const parts = { ...rest, ...read, interval: Number(interval), count: count || null, hours, minutes: [...minutes] };
  return { parts, until };
}

function sortOf(word: string, kind: string): 'count' | 'end' | 'time' | 'other' {
  if (/^#\d{1,9}$/.test(word)) return 'count';
  if (/^\d{4}-?\d{2}-?\d{2}/.test(word)) return 'end';
  return kind !== 'YD' && /^(?:[01]\d|2[0-3])[0-5]\d$/.test(word) ? 'time' : 'other';
}

/** Reads each word, or returns `null` if one cannot be read. */
function readAll<T>(words: readonly string[], read: (word: string) => T | null): T[] | null {
  const items = words.map(read);
  const whole = items.filter((item) => item !== null);
  return whole.length === items.length ? whole : null;
}

function readNumber(word: string, greatest: number): number | null {
  const number = /^\d{1,3}$/.test(word) ? Number(word) : 0;
  return number >= 1 && number <= greatest ? number : null;
}

/** Reads `15`, `15+`, `2-` from the end of the month, or `LD` for its last day. */
function readMonthDay(word: string): number | null {
  if (word === 'LD') return -1;
  const day = readNumber(word.replace(/[+-]$/, ''), 31);
  return day !== null && word.endsWith('-') ? -day : day;
}

/** Reads the weekdays of a month in `1+ MO WE 2- FR`. */
function readPlaces(words: readonly string[]): Weekday[] | null {
  const days: Weekday[] = [];
  let places: number[] = [];
  let isAfterDay = true;
  for (const word of words) {
    const [, number, sign] = /^([1-5])([+-])$/.exec(word) ?? [];
    if (number !== undefined) {
      if (isAfterDay) places = [];
      places.push(Number(number) * (sign === '-' ? -1 : 1));
    } else if (places.length > 0 && isWeekday(word)) days.push(...places.map((nth) => toWeekday(word, nth)));
    else return null;
    isAfterDay = number === undefined;
  }
  return isAfterDay && days.length > 0 ? days : null;
}

function isWeekday(word: string): boolean {
  return WEEKDAYS.includes(word);
}

function toWeekday(word: string, nth: number): Weekday {
  return { day: WEEKDAYS.indexOf(word) + 1, nth };
}
