import { NOTICE_MS, type PlannedTime } from '#client/features/availability/model.ts';
import { dayAfter, formatDayOfWeek, formatShortWeekday, indiaDate } from '#client/lib/format/dates.ts';
import { toLocal } from '#client/lib/format/local-time.ts';
import { DATE_DEFAULTS, DATE_SLOTS } from '#domain/dates/facts.ts';
import { EVENING } from '#domain/kernel/calendar.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';

interface NextDay {
  label: string;
  day: string;
  /** Time of day to set with the day. */
  time?: string;
  timezone?: PlannedTime['timezone'];
}

/** Milliseconds by which India is ahead of UTC, all year. */
const INDIA_AHEAD_MS = 5.5 * 3_600_000;
const SATURDAY = 6;
const SUNDAY = 0;

/**
 * Returns the days that the planner offers: those on which both are free, then this evening and the next weekend
 * without them. `time` is the form's time.
 */
export function listDays(now: string, time: string, free: readonly PlannedTime[]): NextDay[] {
  const freeDays = free.map(({ scheduledDate: day, scheduledTime, timezone }) => {
    const isTonight = day === toLocal(now, timezone).day && scheduledTime >= EVENING;
    const name = isTonight ? text.tonight : formatShortWeekday(day);
    return { label: text.bothFree(name), day, time: scheduledTime, timezone };
  });
  return [...freeDays, ...listNextDays(now, time).filter(({ day }) => freeDays.every((each) => each.day !== day))];
}

/**
 * Returns this evening, the next Saturday and the next Sunday, as days in India. On a Saturday or Sunday, today is
 * listed only as this evening; late in the evening, today is not listed. `time` is the form's time, kept if it is still ahead.
 */
export function listNextDays(now: string, time: string): NextDay[] {
  const today = indiaDate(now);
  const tonight = findTonight(now, time);
  return [
    ...(tonight ? [{ label: text.tonight, day: today, time: tonight }] : []),
    ...[SATURDAY, SUNDAY]
      .map((weekday) => nextOf(weekday, today))
      .filter((day) => day !== today)
      .map((day) => ({ label: formatDayOfWeek(day, 'long'), day })),
  ];
}

/** Returns the chosen time if it is in the evening and ahead, else the usual time or the first slot ahead. */
function findTonight(now: string, chosen: string): string | undefined {
  const [day, clock] = new Date(Date.parse(now) + NOTICE_MS + INDIA_AHEAD_MS).toISOString().split('T');
  if (day !== indiaDate(now) || clock === undefined) return undefined;
  const earliest = clock.slice(0, 5);
  if (chosen >= EVENING && chosen >= earliest) return chosen;
  return DATE_SLOTS.find((slot) => slot >= DATE_DEFAULTS.scheduledTime && slot >= earliest);
}

function nextOf(weekday: number, today: string): string {
  const ahead = (weekday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  return Array.from({ length: ahead }).reduce<string>((day) => dayAfter(day), today);
}
