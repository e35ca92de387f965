import { toLocal } from '#client/lib/format/local-time.ts';
import { type Weekday, WEEKDAYS } from '#domain/availability/facts.ts';
import type { FreeHours, FreeTime } from '#domain/availability/schema.ts';
import { DATE_DEFAULTS, DATE_SLOTS, DATE_TIMEZONES } from '#domain/dates/facts.ts';
import { EVENING } from '#domain/kernel/calendar.ts';
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

/** Milliseconds that are left before a date that is proposed. */
export const NOTICE_MS = 30 * 60_000;
/** Milliseconds of a free time that are left for a date: a free time of two hours may begin at a quarter past. */
const LEFT_MS = 90 * 60_000;

/**
 * Returns for each of the next days with a free time when to plan a date on it: at the usual time, else in the evening,
 * else at the first half-hour that is free. `nowIso` is an instant.
 */
export function listFreeDays(
  times: readonly FreeTime[],
  { timezone, nowIso, count }: { timezone: string; nowIso: string; count: number },
): PlannedTime[] {
  const zone = DATE_TIMEZONES.find((known) => known === timezone) ?? DATE_DEFAULTS.timezone;
  const earliest = Date.parse(nowIso) + NOTICE_MS;
  const days = new Map<string, string>();
  for (const { startsAt, endsAt } of times) {
    const from = Math.ceil(Math.max(Date.parse(startsAt), earliest) / HALF_HOUR_MS) * HALF_HOUR_MS;
    for (let instant = from; instant + LEFT_MS <= Date.parse(endsAt); instant += HALF_HOUR_MS) {
      const { day, time } = toLocal(new Date(instant).toISOString(), zone);
      const known = days.get(day);
      if (known === undefined && days.size === count) return toPlans(days, zone);
      if (DATE_SLOTS.includes(time) && (known === undefined || rank(time) < rank(known))) days.set(day, time);
    }
  }
  return toPlans(days, zone);
}

function toPlans(days: ReadonlyMap<string, string>, timezone: PlannedTime['timezone']): PlannedTime[] {
  return [...days].map(([scheduledDate, scheduledTime]) => ({ scheduledDate, scheduledTime, timezone }));
}

/** Order in which the times of a day are proposed: the usual one, evenings, others. */
function rank(time: string): number {
  if (time === DATE_DEFAULTS.scheduledTime) return 0;
  return time >= EVENING ? 1 : 2;
}

/** Hours that are offered for a further span of a day. */
export function nextSpan(day: Weekday, hours: readonly FreeHours[]): FreeHours {
  const last = hours.filter((each) => each.day === day).at(-1);
  return !last || last.to > '21:00' ? { day, from: '19:00', to: '23:00' } : { day, from: last.to, to: '23:00' };
}
