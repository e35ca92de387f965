import { dayOf, isMidnight, type LocalTime, type Period, toInstant } from './times.ts';

/** Returns a further date in the type and zone of its series. A day has the time of day of the series. */
export function toSeries(time: LocalTime, series: LocalTime): LocalTime {
  const { zone, isDate, isFloating } = series;
  if (isDate) return { wall: toDay(time, series), zone, isDate, isFloating };
  if (time.isDate) return { wall: time.wall + timeOfDay(series), zone, isDate, isFloating };
  return time.isFloating ? { wall: time.wall, zone, isDate, isFloating } : time;
}

/** Returns an occurrence that an exception names, in the type and zone of its series. Midnight may stand for its day. */
export function toOccurrence(time: LocalTime, series: LocalTime): LocalTime {
  const day = series.isDate || timeOfDay(series) === 0 ? null : namedDay(time, series);
  return day === null ? toSeries(time, series) : { ...series, wall: day + timeOfDay(series) };
}

/** Returns a period with its start in the type and zone of its series. */
export function toSeriesPeriod({ start, length }: Period, series: LocalTime): Period {
  return length === null ? { start: toSeries(start, series), length } : { start: inZone(start, series), length };
}

function inZone(time: LocalTime, { zone }: LocalTime): LocalTime {
  return time.isFloating ? { ...time, zone } : time;
}

/**
 * Returns the day that a time names in a series of days. Exchange writes its midnight, in UTC, in its own zone or in that
 * of the series.
 */
function toDay(time: LocalTime, { zone }: LocalTime): number {
  if (time.isDate || isMidnight(time.wall)) return dayOf(time.wall);
  const local = zone.toWall(toInstant(time));
  return isMidnight(local) || time.zone.id === 'UTC' ? dayOf(local) : dayOf(time.wall);
}

/** Returns the day whose midnight a time is, in its own zone or in that of the series, or `null`. */
function namedDay(time: LocalTime, { zone }: LocalTime): number | null {
  if (isMidnight(time.wall)) return time.wall;
  const local = zone.toWall(toInstant(time));
  return isMidnight(local) ? local : null;
}

function timeOfDay({ wall }: LocalTime): number {
  return wall - dayOf(wall);
}

/** Finds the occurrences of a series that an exception names. */
export interface NamedOccurrences {
  /** Returns the instants of the occurrences, or of the one that it would be. */
  find(named: LocalTime): number[];
}

/**
 * Indexes the occurrences of a series. An exact instant goes before the day: a time without a zone is first in that of
 * the series, then in that of the calendar.
 */
export function indexOccurrences(series: LocalTime, starts: readonly LocalTime[]): NamedOccurrences {
  const instants = new Set(starts.map(toInstant));
  const byDay = Map.groupBy(starts, ({ wall }) => dayOf(wall));
  const onDay = (day: number) => (byDay.get(day) ?? []).map(toInstant);
  return {
    find(named) {
      const expected = toInstant(toOccurrence(named, series));
      if (series.isDate) return [expected];
      if (named.isDate) return onDay(named.wall);
      const exact = listInstants(named, series).find((instant) => instants.has(instant));
      if (exact !== undefined) return [exact];
      const day = namedDay(named, series);
      const found = day === null ? [] : onDay(day);
      return found.length > 0 ? found : [expected];
    },
  };
}

function listInstants(named: LocalTime, series: LocalTime): number[] {
  if (!named.isFloating) return [toInstant(named)];
  return [series.zone.toInstant(named.wall), toInstant(named)];
}
