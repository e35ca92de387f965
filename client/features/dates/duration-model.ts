import { formatTime } from '#client/lib/format/dates.ts';
import { DATE_DEFAULTS, DATE_SLOTS, type DATE_TIMEZONES } from '#domain/dates/facts.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';

type DateTimezone = (typeof DATE_TIMEZONES)[number];

/** Formats minutes as '2 h 30 min'. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && text.hours(hours), rest > 0 && text.minutes(rest)].filter(Boolean).join(' ');
}

/** Half-hours at which a date can begin, for a select, in their time zone: '7:00 pm IST'. */
export function timeOptions(zone: DateTimezone) {
  const name = zone === DATE_DEFAULTS.timezone ? 'IST' : text.timezones[zone];
  return DATE_SLOTS.map((slot) => ({ value: slot, label: `${formatTime(slot)} ${name}` }));
}

/** Minutes that the form of a date suggests. */
const SUGGESTED_MINUTES = [60, 90, 120, 180, 240, 720];

/** Returns the suggested durations in words, with their minutes. */
export function listDurations() {
  return SUGGESTED_MINUTES.map((minutes) => ({ minutes, label: formatDuration(minutes) }));
}
