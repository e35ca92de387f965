import { DATE_DEFAULTS, DATE_SLOTS } from '#contract/constants/dates.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';
import { formatTime } from '#client/lib/format/dates.ts';

/** Formats minutes as '2 h 30 min'. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && text.hours(hours), rest > 0 && text.minutes(rest)].filter(Boolean).join(' ');
}

/** Half-hours at which a date can begin, for a select. */
export const timeOptions = DATE_SLOTS.map((slot) => ({ value: slot, label: formatTime(slot) }));

/** Returns the usual durations in words, for a select, and the date's own if it is another. */
export function durationOptions(ownMinutes: number = DATE_DEFAULTS.duration) {
  const usual = Object.entries(text.durations).map(([minutes, label]) => ({ value: minutes, label }));
  const own = String(ownMinutes);
  if (usual.some(({ value }) => value === own)) return usual;
  return [...usual, { value: own, label: formatDuration(ownMinutes) }].toSorted(
    (one, other) => Number(one.value) - Number(other.value),
  );
}
