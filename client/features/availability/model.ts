import { toLocal } from '#client/lib/format/local-time.ts';
import { type Weekday, WEEKDAYS } from '#domain/availability/facts.ts';
import type { FreeHours, FreeTime } from '#domain/availability/schema.ts';
import { DATE_DEFAULTS, DATE_SLOTS, DATE_TIMEZONES } from '#domain/dates/facts.ts';
import { LOCALES } from '#domain/kernel/languages.ts';
import { pageLanguage } from '#messages/page-language.ts';

/** Day and time of a date to plan, in one of the time zones of dates. */
export interface PlannedTime {
  scheduledDate: string;
  scheduledTime: string;
  timezone: (typeof DATE_TIMEZONES)[number];
}

/** A Monday, from which the names of the days follow. */
const MONDAY = Date.UTC(2026, 10, 23);
const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 30 * 60_000;

/** Returns the weekday's name in the page's language. */
export function nameOfWeekday(day: Weekday): string {
  const format = new Intl.DateTimeFormat(LOCALES[pageLanguage], { weekday: 'long', timeZone: 'UTC' });
  return format.format(MONDAY + WEEKDAYS.indexOf(day) * DAY_MS);
}

/**
 * Returns the day and time at which a date can be planned in a free time: the first half-hour in it that the planner
 * offers, or the first one of all.
 */
export function toPlannedTime({ startsAt, endsAt }: FreeTime, timezone: string): PlannedTime {
  const zone = DATE_TIMEZONES.find((known) => known === timezone) ?? DATE_DEFAULTS.timezone;
  const first = Math.ceil(Date.parse(startsAt) / HALF_HOUR_MS) * HALF_HOUR_MS;
  for (let instant = first; instant < Date.parse(endsAt); instant += HALF_HOUR_MS) {
    const { day, time } = toLocal(new Date(instant).toISOString(), zone);
    if (DATE_SLOTS.includes(time)) return { scheduledDate: day, scheduledTime: time, timezone: zone };
  }
  const { day } = toLocal(startsAt, zone);
  return { scheduledDate: day, scheduledTime: DATE_DEFAULTS.scheduledTime, timezone: zone };
}

/** Hours that are offered for a further span of a day. */
export function nextSpan(day: Weekday, hours: readonly FreeHours[]): FreeHours {
  const last = hours.filter((each) => each.day === day).at(-1);
  return !last || last.to > '21:00' ? { day, from: '19:00', to: '23:00' } : { day, from: last.to, to: '23:00' };
}
