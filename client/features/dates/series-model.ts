import { formatDate, formatDayOfWeek } from '#client/lib/format/dates.ts';
import type { DateEvent, DateSeries } from '#domain/dates/schema.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';

/** Dates that a list shows as one: the first of a series, and the later ones behind it. */
export interface DateGroup {
  date: DateEvent;
  later: DateEvent[];
}

/**
 * Groups the later dates of a series behind its first one, in the order of the dates. Dates that differ from their
 * series, or for which a time is suggested, are groups of their own.
 */
export function groupSeries(dates: readonly DateEvent[]): DateGroup[] {
  const groups: DateGroup[] = [];
  for (const date of dates) {
    const first = groups.find((group) => date.seriesId !== null && group.date.seriesId === date.seriesId);
    const isUsual = date.ownFields.length === 0 && date.suggestion === null;
    if (first && isUsual) first.later.push(date);
    else groups.push({ date, later: [] });
  }
  return groups;
}

/** Returns the week of the month of a calendar date; 5 for the last one. */
export function weekOf(day: string): 1 | 2 | 3 | 4 | 5 {
  const date = Number(day.slice(8));
  if (date <= 7) return 1;
  if (date <= 14) return 2;
  if (date <= 21) return 3;
  return date <= 28 ? 4 : 5;
}

/** Returns 'Every 2 months on the second Saturday until 14 July 2027'. `days` are those that the series planned. */
export function describeSeries({ every, interval, on, until }: DateSeries, days: readonly string[]): string {
  const [first] = days;
  const often = { day: text.everyDay, week: text.everyWeek, month: text.everyMonth }[every](interval);
  // A series on the last weekday has one in a fifth week, for which an earlier month may have only four.
  const last = days.find((day) => weekOf(day) === 5);
  const day = last ?? first;
  const named =
    every === 'month' && on === 'weekday' && day !== undefined
      ? text.onWeekday(often, weekOf(day), formatDayOfWeek(day, 'long'))
      : often;
  return until === null ? named : text.repeatsUntil(named, formatDate(until));
}
