import { dayAfter, formatDate, formatDayOfWeek } from '#client/lib/format/dates.ts';
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
  const named = every === 'month' ? describeMonths(text.everyMonth(interval), on, days) : describeOften(days);
  return until === null ? named : text.repeatsUntil(named, formatDate(until));

  function describeOften([first]: readonly string[]): string {
    if (every === 'day') return text.everyDay(interval);
    if (interval > 1 || first === undefined) return text.everyWeek(interval);
    return text.everyWeekday(formatDayOfWeek(first, 'long'));
  }
}

function describeMonths(often: string, on: DateSeries['on'], days: readonly string[]): string {
  // A series on the last weekday has one in a fifth week, for which an earlier month may have only four.
  const day = on === 'weekday' ? (days.find((each) => weekOf(each) === 5) ?? days[0]) : findLatest(days);
  if (day === undefined) return often;
  if (on === 'weekday') return text.onWeekday(often, weekOf(day), formatDayOfWeek(day, 'long'));
  // The last day of a shorter month may be that of a series of the 31st.
  return isLastOfMonth(day) && !day.endsWith('31') ? often : text.onDay(often, Number(day.slice(8)));
}

/** Returns the day that is latest in its month: a series on the 31st has the last one of shorter months. */
function findLatest(days: readonly string[]): string | undefined {
  return days.toSorted((one, other) => other.slice(8).localeCompare(one.slice(8)))[0];
}

function isLastOfMonth(day: string): boolean {
  return dayAfter(day).endsWith('01');
}
