import { DAY_MS } from './times.ts';

/** Days since 1970. */
export type Day = number;

/** Parts of a rule that name its days (RFC 5545, 3.3.10). A part that it does not have is an empty list. */
export interface DayParts {
  freq: 'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY' | 'HOURLY' | 'MINUTELY' | 'SECONDLY';
  /** First day of the week, from 1 for Monday. */
  weekStart: number;
  months: readonly number[];
  weekNumbers: readonly number[];
  yearDays: readonly number[];
  monthDays: readonly number[];
  weekdays: readonly Weekday[];
  /** Replacement of a day that its month or year does not have (RFC 7529). */
  skip: 'OMIT' | 'BACKWARD' | 'FORWARD';
}

/** A weekday, from 1 for Monday. `nth` counts it from the start or the end of its month or year; 0 means each. */
export interface Weekday {
  day: number;
  nth: number;
}

export interface DayFields {
  year: number;
  /** Number from 1 for January. */
  month: number;
  day: number;
  /** Number from 1 for Monday. */
  weekday: number;
}

export function fieldsOf(day: Day): DayFields {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  return { year, month, day: date.getUTCDate(), weekday: date.getUTCDay() || 7 };
}

/** Returns a day; months before 1 and after 12 are those of other years. */
export function dayFrom(year: number, month: number, day: number): Day {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime() / DAY_MS;
}

/** Adds the parts that the first day gives, if the rule names no day of its period. */
export function withImplied(parts: DayParts, first: Day): DayParts {
  const { freq, months, weekNumbers, yearDays, monthDays, weekdays } = parts;
  const isLong = freq === 'YEARLY' || freq === 'MONTHLY' || freq === 'WEEKLY';
  if (!isLong || yearDays.length + monthDays.length + weekdays.length > 0) return parts;
  const { day, month, weekday } = fieldsOf(first);
  if (freq === 'WEEKLY' || weekNumbers.length > 0) return { ...parts, weekdays: [{ day: weekday, nth: 0 }] };
  const ofYear = freq === 'YEARLY' && months.length === 0 ? { months: [month] } : {};
  return { ...parts, monthDays: [day], ...ofYear };
}

/** Lists the days of a period that a rule names, by time. The parts name a day. */
export function listDays(parts: DayParts, from: Day, to: Day): Day[] {
  const found = listRanges(parts, from, to).flatMap(([start, end]) =>
    Array.from({ length: end - start }, (_, place) => start + place).filter((day) => isOn(parts, day)),
  );
  if (parts.skip === 'OMIT') return found;
  const moved = listMoved(parts, from, to).filter((day) => isOnWeekday(parts, day, fieldsOf(day)));
  return [...new Set([...found, ...moved])].toSorted((one, other) => one - other);
}

/** Returns the period, or its months that a yearly rule names: most such rules name one. */
function listRanges({ freq, months }: DayParts, from: Day, to: Day): [Day, Day][] {
  if (freq !== 'YEARLY' || months.length === 0) return [[from, to]];
  const { year } = fieldsOf(from);
  return months.map((month) => [dayFrom(year, month, 1), dayFrom(year, month + 1, 1)]);
}

/** Returns true if a day has each part of a rule. */
export function isOn(parts: DayParts, day: Day): boolean {
  const { months, yearDays, monthDays } = parts;
  const fields = fieldsOf(day);
  const { year, month } = fields;
  return (
    includes(months, month, () => 0) &&
    includes(monthDays, fields.day, () => day - dayFrom(year, month + 1, 1)) &&
    (yearDays.length === 0 || includes(yearDays, day - dayFrom(year, 1, 0), () => day - dayFrom(year + 1, 1, 1))) &&
    isOnWeekday(parts, day, fields) &&
    isInWeek(parts, day, fields)
  );
}

function includes(list: readonly number[], fromStart: number, fromEnd: () => number): boolean {
  return list.length === 0 || list.includes(fromStart) || list.includes(fromEnd());
}

/** Numbers of weekdays count in months for monthly rules and those with BYMONTH, else in years. */
function isOnWeekday({ freq, months, weekdays }: DayParts, day: Day, { year, month, weekday }: DayFields): boolean {
  const onWeekday = weekdays.filter((each) => each.day === weekday);
  if (onWeekday.length === 0 || onWeekday.some(({ nth }) => nth === 0))
    return weekdays.length === 0 || onWeekday.length > 0;
  const inMonth = freq === 'MONTHLY' || months.length > 0;
  const [start, end] = inMonth
    ? [dayFrom(year, month, 1), dayFrom(year, month + 1, 1)]
    : [dayFrom(year, 1, 1), dayFrom(year + 1, 1, 1)];
  const places = [Math.floor((day - start) / 7) + 1, -Math.floor((end - 1 - day) / 7) - 1];
  return onWeekday.some(({ nth }) => places.includes(nth));
}

/** The first week of a year has at least four of its days. */
function isInWeek({ weekNumbers, weekStart }: DayParts, day: Day, { year }: DayFields): boolean {
  if (weekNumbers.length === 0) return true;
  const firstWeek = (each: number) => {
    const fourth = dayFrom(each, 1, 4);
    return fourth - ((fieldsOf(fourth).weekday - weekStart + 7) % 7);
  };
  const weekYear = [year + 1, year].find((each) => firstWeek(each) <= day) ?? year - 1;
  const week = Math.floor((day - firstWeek(weekYear)) / 7) + 1;
  const weeks = (firstWeek(weekYear + 1) - firstWeek(weekYear)) / 7;
  return includes(weekNumbers, week, () => week - weeks - 1);
}

/** Lists the days instead of those that the months and years of a period do not have. */
function listMoved({ months, monthDays, yearDays, skip }: DayParts, from: Day, to: Day): Day[] {
  const moved: Day[] = [];
  const move = (next: Day) => moved.push(skip === 'BACKWARD' ? next - 1 : next);
  const first = fieldsOf(from);
  for (let month = first.month; dayFrom(first.year, month, 1) < to; month += 1) {
    const start = dayFrom(first.year, month, 1);
    const next = dayFrom(first.year, month + 1, 1);
    const isNamed = months.length === 0 || months.includes(fieldsOf(start).month);
    if (isNamed && monthDays.some((day) => Math.abs(day) > next - start)) move(next);
  }
  const nextYear = dayFrom(first.year + 1, 1, 1);
  const isShort = nextYear - dayFrom(first.year, 1, 1) < 366;
  if (isShort && yearDays.some((day) => Math.abs(day) === 366)) move(nextYear);
  return moved;
}
