import type { DateEvent, Repeat } from './schema.ts';

/** Hours of a morning that belong to the evening before: a film that ends at one has not taken the next day. */
const NIGHT_HOURS = 6;

/**
 * Returns the calendar days that a date covers in a time zone: its first one, and each day on which it lasts beyond the
 * night. Needs `Temporal`.
 */
export function listCoveredDays(
  { startsAt, duration }: Pick<DateEvent, 'startsAt' | 'duration'>,
  timeZone: string,
): string[] {
  const start = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone);
  const first = start.toPlainDate();
  const last = start.add({ minutes: duration }).subtract({ hours: NIGHT_HOURS, nanoseconds: 1 }).toPlainDate();
  const further = Math.max(0, first.until(last, { largestUnit: 'day' }).days);
  return Array.from({ length: further + 1 }, (_day, days) => first.add({ days }).toString());
}

/**
 * Returns the days on which a new date falls up to a last day, its first one always. The 31st is the last day of a
 * shorter month, and a fifth weekday the last one of its month. Needs `Temporal`.
 */
export function listPlannedDays(first: string, repeat: Repeat | null, last: string): string[] {
  const days = [first];
  if (repeat === null) return days;
  const start = Temporal.PlainDate.from(first);
  const end = repeat.until !== null && repeat.until < last ? repeat.until : last;
  for (let step = 1; ; step += 1) {
    const day = repeatDay(start, repeat, step * repeat.interval).toString();
    if (day > end) return days;
    days.push(day);
  }
}

/** Returns the day `count` weeks or months after the first one. */
function repeatDay(start: Temporal.PlainDate, { every, on }: Repeat, count: number): Temporal.PlainDate {
  if (every === 'week') return start.add({ weeks: count });
  if (on === 'day') return start.add({ months: count });
  const week = Math.ceil(start.day / 7);
  const month = start.with({ day: 1 }).add({ months: count });
  const weekday = month.add({ days: (start.dayOfWeek - month.dayOfWeek + 7) % 7 });
  const fourth = weekday.add({ weeks: 3 });
  if (week < 5) return weekday.add({ weeks: week - 1 });
  return fourth.day + 7 > month.daysInMonth ? fourth : fourth.add({ weeks: 1 });
}
