import ICAL from 'ical.js';
import type { Budget } from './limits.ts';
import { DAY_MS, fromWall, isUtc, type LocalTime, toWall } from './times.ts';

/** Lengths of the periods that are all equal in local time. */
const PERIOD_MS: Readonly<Record<string, number>> = {
  WEEKLY: 7 * DAY_MS,
  DAILY: DAY_MS,
  HOURLY: 3_600_000,
  MINUTELY: 60_000,
  SECONDLY: 1000,
};

/** Yields the local times at which a rule repeats `start`, within a range of local times. */
export function* expandRule(
  property: ICAL.Property,
  start: LocalTime,
  range: { from: number; to: number },
  budget: Budget,
): Generator<number> {
  const rule: unknown = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur)) throw new RangeError('no rule');
  const isOver = readEnd(rule.until, start);
  rule.until = null;
  const iterator = rule.iterator(fromWall(skipAhead(rule, start.wall, range.from), start.isDate));
  for (let time = iterator.next(); time; time = iterator.next()) {
    budget.spend('iterations');
    const wall = toWall(time);
    if (wall > range.to || isOver(wall)) return;
    if (wall >= range.from) yield wall;
  }
}

/** The end of a rule is inclusive, and in UTC for a start with a zone. A day as the end includes that day. */
function readEnd(until: ICAL.Time | null, { zone, isDate }: LocalTime): (wall: number) => boolean {
  if (!until) return () => false;
  const end = toWall(until);
  if (until.isDate) return (wall) => wall >= end + DAY_MS;
  return isUtc(until) && !isDate ? (wall) => zone.toInstant(wall) > end : (wall) => wall > end;
}

/**
 * Returns a start some periods later from which the rule has the same occurrences in the range. The iterator returns
 * its start unchecked, so it stays before the range.
 */
function skipAhead({ freq, interval, count }: ICAL.Recur, start: number, from: number): number {
  const step = (PERIOD_MS[freq] ?? 0) * interval;
  if (count || !step || from - start < 2 * step) return start;
  return start + (Math.floor((from - start) / step) - 1) * step;
}
