import { formatCompactDate, formatDayOfWeek, formatShortWeekday, formatTime } from '#client/lib/format/dates.ts';
import type { DateEvent } from '#domain/dates/schema.ts';
import { EVENING } from '#domain/kernel/calendar.ts';
import { dateStatesText as text } from '#messages/date-states.ts';

type Moment = Pick<DateEvent, 'scheduledDate' | 'scheduledTime'>;

const DAY_MS = 86_400_000;
/** Days within which a weekday alone says the day, and from which a day needs its year. */
const WEEK_DAYS = 7;
const YEAR_DAYS = 300;

/** Returns when a date is as people say it: 'Tonight, 9 pm', 'Wed, 7 pm', 'Sat 14 Feb, 7 pm'. `nowIso` is an instant. */
export function formatSoon(moment: Moment, timezone: string, nowIso: string): string {
  return `${dayOf(moment, timezone, nowIso)}, ${timeOf(moment)}`;
}

/** Returns another time for a date: '9 pm' on its own day, else 'Wed, 9 pm'. */
export function formatInstead(date: Moment & Pick<DateEvent, 'timezone'>, suggestion: Moment, nowIso: string): string {
  return suggestion.scheduledDate === date.scheduledDate
    ? timeOf(suggestion)
    : formatSoon(suggestion, date.timezone, nowIso);
}

function timeOf({ scheduledTime }: Moment): string {
  return text.time(formatTime(scheduledTime));
}

function dayOf({ scheduledDate: day, scheduledTime }: Moment, timeZone: string, nowIso: string): string {
  // Sweden writes dates as ISO 8601 does.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(Date.parse(nowIso));
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  if (days === 0) return scheduledTime >= EVENING ? text.tonight : text.today;
  if (days === 1) return text.tomorrow;
  if (days > 0 && days < WEEK_DAYS) return formatDayOfWeek(day, 'short');
  return Math.abs(days) < YEAR_DAYS ? formatShortWeekday(day) : formatCompactDate(day);
}
