import type { Budget } from './limits.ts';
import { type Day, dayFrom, type DayParts, fieldsOf, isOn, listDays, withImplied } from './rule-days.ts';
import { DAY_MS, dayOf, isMidnight, type LocalTime, toInstant } from './times.ts';

/** Parts of a rule. One that it does not have is an empty list. */
export interface RuleParts extends DayParts {
  interval: number;
  count: number | null;
  hours: readonly number[];
  minutes: readonly number[];
  seconds: readonly number[];
  positions: readonly number[];
}

/** A rule of recurrence (RFC 5545, 3.3.10; RFC 7529). */
export interface Rule {
  parts: RuleParts;
  /** Inclusive end, `null` for none. */
  until: LocalTime | null;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Lengths of the periods that are shorter than a day. */
const SHORT_MS: Readonly<Partial<Record<DayParts['freq'], number>>> = {
  HOURLY: HOUR_MS,
  MINUTELY: MINUTE_MS,
  SECONDLY: 1000,
};

interface Range {
  /** Local times, both inclusive. */
  from: number;
  to: number;
}

/** Yields the local times at which a rule repeats `start`, by time, within a range of local times. */
export function* expandRule({ parts, until }: Rule, start: LocalTime, range: Range, budget: Budget): Generator<number> {
  const isOver = readEnd(until, start);
  let [count, last] = [0, Number.NEGATIVE_INFINITY];
  for (const times of listPeriods(complete(parts, start), start.wall, range, budget))
    for (const wall of times) {
      if (wall < start.wall || wall <= last) continue;
      if (wall > range.to || isOver(wall) || count === parts.count) return;
      [count, last] = [count + 1, wall];
      if (wall >= range.from) yield wall;
    }
}

/** Returns true if the rule repeats at its own start, regardless of its end. */
export function isOnRule({ parts }: Rule, start: LocalTime, budget: Budget): boolean {
  const range = { from: start.wall, to: start.wall };
  return !expandRule({ parts, until: null }, start, range, budget).next().done;
}

/** Adds the parts that the start gives. A day has no times. */
function complete(parts: RuleParts, { wall, isDate }: LocalTime): RuleParts {
  const { hours, minutes, seconds } = isDate ? { hours: [0], minutes: [0], seconds: [0] } : parts;
  return { ...parts, ...withImplied(parts, Math.floor(wall / DAY_MS)), hours, minutes, seconds };
}

/** Yields the times of each period, of which the positions of BYSETPOS are chosen. */
function* listPeriods(parts: RuleParts, start: number, range: Range, budget: Budget): Generator<Iterable<number>> {
  const periods = SHORT_MS[parts.freq] ? listShort(parts, start, range, budget) : listLong(parts, start, range, budget);
  for (const times of periods) yield parts.positions.length > 0 ? choose([...times], parts.positions) : times;
}

function choose(times: readonly number[], positions: readonly number[]): number[] {
  return times.filter((_, place) => positions.includes(place + 1) || positions.includes(place - times.length));
}

/** Yields the times of days, weeks, months and years, from the period before the range if the rule need not count. */
function* listLong(parts: RuleParts, start: number, range: Range, budget: Budget): Generator<Iterable<number>> {
  const first = Math.floor(start / DAY_MS);
  const { months } = parts;
  const isYearly = parts.freq === 'YEARLY';
  const skipped = parts.count === null ? countBefore(parts, first, Math.floor(range.from / DAY_MS)) : 0;
  for (let period = Math.max(0, skipped) * parts.interval; ; period += parts.interval) {
    const [from, to] = boundsOf(parts, first, period);
    // A day beyond the last of the calendar is no number.
    if (!(from * DAY_MS <= range.to)) return;
    budget.spend('days', isYearly && months.length > 0 ? 31 * months.length : to - from);
    yield listTimes(parts, listDays(parts, from, to), start, budget);
  }
}

/** Returns the days of a period, the last exclusive, which is so many periods after that of the first day. */
function boundsOf({ freq, weekStart }: RuleParts, first: Day, period: number): [Day, Day] {
  const { year, month, weekday } = fieldsOf(first);
  if (freq === 'YEARLY') return [dayFrom(year + period, 1, 1), dayFrom(year + period + 1, 1, 1)];
  if (freq === 'MONTHLY') return [dayFrom(year, month + period, 1), dayFrom(year, month + period + 1, 1)];
  if (freq === 'DAILY') return [first + period, first + period + 1];
  const week = first - ((weekday - weekStart + 7) % 7) + 7 * period;
  return [week, week + 7];
}

/** Returns a number of whole intervals that end before a day, a period early because SKIP moves days forward. */
function countBefore({ freq, interval }: RuleParts, first: Day, day: Day): number {
  if (!Number.isFinite(day)) return 0;
  const days = { YEARLY: 366, MONTHLY: 31, WEEKLY: 7, DAILY: 1, HOURLY: 1, MINUTELY: 1, SECONDLY: 1 }[freq];
  return Math.floor((day - first) / (days * interval)) - 2;
}

/** Yields the times of a rule on some days, by time. */
function* listTimes(parts: RuleParts, days: Iterable<Day>, start: number, budget: Budget): Generator<number> {
  const hours = orElse(parts.hours, Math.floor(start / HOUR_MS) % 24);
  const minutes = orElse(parts.minutes, Math.floor(start / MINUTE_MS) % 60);
  const seconds = orElse(parts.seconds, Math.floor(start / 1000) % 60);
  for (const day of days)
    for (const hour of hours)
      for (const minute of minutes)
        for (const second of seconds) {
          budget.spend('iterations');
          yield day * DAY_MS + hour * HOUR_MS + minute * MINUTE_MS + second * 1000;
        }
}

function orElse(list: readonly number[], implied: number): readonly number[] {
  return list.length > 0 ? list : [(implied + 60) % 60];
}

/** Yields the times of hours, minutes and seconds. Days, hours and minutes that the rule does not name are passed over. */
function* listShort(parts: RuleParts, start: number, range: Range, budget: Budget): Generator<Iterable<number>> {
  const unit = SHORT_MS[parts.freq] ?? HOUR_MS;
  const step = unit * parts.interval;
  const nextFrom = (wall: number) => start + Math.ceil((wall - start) / step) * step;
  const since = parts.count === null && Number.isFinite(range.from) ? range.from - unit : start;
  let wall = nextFrom(Math.max(start, since));
  while (wall <= range.to) {
    budget.spend('days');
    const passed = passOver(parts, wall);
    if (passed !== null) wall = nextFrom(passed);
    else {
      yield listShortTimes(parts, wall, budget);
      wall += step;
    }
  }
}

/** Returns the end of the day, hour or minute around a time that the rule does not name, or `null`. */
function passOver(parts: RuleParts, wall: number): number | null {
  if (!isOn(parts, Math.floor(wall / DAY_MS))) return dayOf(wall) + DAY_MS;
  const limits = [
    [HOUR_MS, 24, parts.hours],
    [MINUTE_MS, 60, parts.freq === 'HOURLY' ? [] : parts.minutes],
    [1000, 60, parts.freq === 'SECONDLY' ? parts.seconds : []],
  ] as const;
  for (const [unit, units, named] of limits) {
    const whole = Math.floor(wall / unit);
    if (named.length > 0 && !named.includes(((whole % units) + units) % units)) return (whole + 1) * unit;
  }
  return null;
}

/** Yields the times within an hour or minute that BYMINUTE and BYSECOND name. */
function* listShortTimes({ freq, minutes, seconds }: RuleParts, wall: number, budget: Budget): Generator<number> {
  const hour = Math.floor(wall / HOUR_MS) * HOUR_MS;
  const starts =
    freq === 'HOURLY' && minutes.length > 0
      ? minutes.map((minute) => hour + minute * MINUTE_MS + (wall % MINUTE_MS))
      : [wall];
  for (const start of starts) {
    const minute = Math.floor(start / MINUTE_MS) * MINUTE_MS;
    const isExpanded = freq !== 'SECONDLY' && seconds.length > 0;
    for (const time of isExpanded ? seconds.map((second) => minute + second * 1000) : [start]) {
      budget.spend('iterations');
      yield time;
    }
  }
}

/** The end of a rule is inclusive; a day as the end includes that day. */
function readEnd(until: LocalTime | null, { zone, isDate }: LocalTime): (wall: number) => boolean {
  if (!until) return () => false;
  if (until.isDate) return (wall) => wall >= until.wall + DAY_MS;
  if (until.isFloating) return (wall) => wall > until.wall;
  const end = toInstant(until);
  if (!isDate) return (wall) => zone.toInstant(wall) > end;
  const day = isMidnight(until.wall) ? until.wall : dayOf(zone.toWall(end));
  return (wall) => wall > day;
}
