import { readOldRule } from './old-rules.ts';
import type { Weekday } from './rule-days.ts';
import type { Rule, RuleParts } from './rules.ts';
import { readTime, type Zones } from './times.ts';

const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'] as const;
const SKIPS = ['OMIT', 'BACKWARD', 'FORWARD'] as const;
/** Weekdays from Monday. */
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** A list of numbers. `least` and `greatest` are without a sign. */
interface NumberPart {
  field: 'seconds' | 'minutes' | 'hours' | 'months' | 'monthDays' | 'yearDays' | 'weekNumbers' | 'positions';
  least: number;
  greatest: number;
  isSigned: boolean;
}

const NUMBERS: ReadonlyMap<string, NumberPart> = new Map([
  ['BYSECOND', { field: 'seconds', least: 0, greatest: 60, isSigned: false }],
  ['BYMINUTE', { field: 'minutes', least: 0, greatest: 59, isSigned: false }],
  ['BYHOUR', { field: 'hours', least: 0, greatest: 23, isSigned: false }],
  ['BYMONTH', { field: 'months', least: 1, greatest: 12, isSigned: false }],
  ['BYMONTHDAY', { field: 'monthDays', least: 1, greatest: 31, isSigned: true }],
  ['BYYEARDAY', { field: 'yearDays', least: 1, greatest: 366, isSigned: true }],
  ['BYWEEKNO', { field: 'weekNumbers', least: 1, greatest: 53, isSigned: true }],
  ['BYSETPOS', { field: 'positions', least: 1, greatest: 366, isSigned: true }],
]);

const NO_PARTS: Omit<RuleParts, 'freq'> = {
  interval: 1,
  count: null,
  weekStart: 1,
  months: [],
  weekNumbers: [],
  yearDays: [],
  monthDays: [],
  weekdays: [],
  positions: [],
  hours: [],
  minutes: [],
  seconds: [],
  skip: 'OMIT',
};

/** Reads a rule of iCalendar or vCalendar 1.0. Returns `null` for one that is not understood whole. */
export function readRule(text: string, zones: Zones): Rule | null {
  // Some programs write the name twice.
  const upper = text.toUpperCase().replace(/^\s*(?:(?:RRULE|EXRULE)\s*:\s*)+/, '');
  const isOld = /^\s*(?:D|W|MP|MD|YM|YD)\d/.test(upper);
  return isOld
    ? readOldRule(upper.trim().split(/\s+/), zones, { ...NO_PARTS, freq: 'DAILY' })
    : readNewRule(upper, zones);
}

function readNewRule(text: string, zones: Zones): Rule | null {
  const fields = new Map<string, string>();
  for (const part of text.replaceAll(/[\s\u00A0]/g, '').split(';')) {
    const [, name, value] = /^([A-Z-]+)=(.*)$/.exec(part) ?? [];
    if (part === '' || value === '' || name?.startsWith('X-')) continue;
    if (name === undefined || value === undefined || (fields.get(name) ?? value) !== value) return null;
    fields.set(name, value);
  }
  const freq = FREQUENCIES.find((each) => each === fields.get('FREQ'));
  if (!freq) return null;
  const rule: Rule = { parts: { ...NO_PARTS, freq }, until: null };
  for (const [name, value] of fields) {
    const isRead = name === 'UNTIL' ? readUntil(value, rule, zones) : readField(name, value, rule.parts);
    if (!isRead) return null;
  }
  return { ...rule, parts: simplify(rule.parts) };
}

/** Adds a part to a rule. Returns false if it is not understood. */
function readField(name: string, value: string, parts: RuleParts): boolean {
  switch (name) {
    case 'FREQ':
      return true;
    case 'INTERVAL':
      parts.interval = readPositive(value);
      return parts.interval > 0;
    case 'COUNT':
      parts.count = readPositive(value);
      return parts.count > 0;
    case 'WKST':
      parts.weekStart = WEEKDAYS.indexOf(value.slice(0, 2)) + 1;
      return parts.weekStart > 0;
    case 'RSCALE':
      return value === 'GREGORIAN';
    case 'SKIP':
      parts.skip = SKIPS.find((each) => each === value) ?? 'OMIT';
      return value === parts.skip;
    case 'BYDAY':
      return readList(value, readWeekday, (weekdays) => (parts.weekdays = weekdays));
  }
  const known = NUMBERS.get(name);
  if (!known) return false;
  const { field, least, greatest, isSigned } = known;
  const pattern = isSigned ? /^[+-]?\d{1,3}$/ : /^\d{1,2}$/;
  const read = (item: string) => {
    const number = pattern.test(item) ? Math.abs(Number(item)) : Number.NaN;
    return number >= least && number <= greatest ? Number(item) : null;
  };
  return readList(value, read, (numbers) => (parts[field] = numbers.toSorted((one, other) => one - other)));
}

/** Returns 0 for another text. */
function readPositive(value: string): number {
  return /^\d{1,15}$/.test(value) ? Number(value) : 0;
}

/** Reads each item of a list once. Returns false if one cannot be read. */
function readList<T>(value: string, read: (item: string) => T | null, set: (items: T[]) => void): boolean {
  const items = [...new Set(value.split(',').filter(Boolean))].map(read);
  const whole = items.filter((item) => item !== null);
  set(whole);
  return whole.length === items.length && whole.length > 0;
}

/** Reads `FR`, `-1FR` or `+2SA`. */
function readWeekday(item: string): Weekday | null {
  const [, nth = '0', name = ''] = /^([+-]?[1-9]\d?)?(MO|TU|WE|TH|FR|SA|SU)[A-Z]*$/.exec(item) ?? [];
  const day = WEEKDAYS.indexOf(name) + 1;
  return day > 0 ? { day, nth: Number(nth) } : null;
}

function readUntil(value: string, rule: Rule, zones: Zones): boolean {
  rule.until = readTime(value, { parameters: new Map() }, zones);
  return rule.until !== null;
}

/** Leaves out numbers of weekdays where RFC 5545 excludes them, and weeks in other rules than yearly ones. */
function simplify(parts: RuleParts): RuleParts {
  const weekNumbers = parts.freq === 'YEARLY' ? parts.weekNumbers : [];
  const hasNumbers = parts.freq === 'MONTHLY' || (parts.freq === 'YEARLY' && weekNumbers.length === 0);
  const weekdays = hasNumbers ? parts.weekdays : parts.weekdays.map(({ day }) => ({ day, nth: 0 }));
  return { ...parts, weekNumbers, weekdays };
}
