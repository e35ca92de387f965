import type { DateValues } from './queries.ts';

/**
 * Returns the instant at which a date begins. A time that the zone skips (a change to summer time) begins after the
 * gap.
 */
export function toStartsAt(date: { scheduledDate: string; scheduledTime: string; timezone: string }): string {
  return Temporal.PlainDate.from(date.scheduledDate)
    .toZonedDateTime({ timeZone: date.timezone, plainTime: date.scheduledTime })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 });
}

/** True if an edit changes any value. Only changes notify the partner. */
export function isChanged(before: DateValues, after: DateValues): boolean {
  return (
    isScheduleOrPlaceChanged(before, after) ||
    before.title !== after.title ||
    before.description !== after.description ||
    before.timezone !== after.timezone ||
    before.category !== after.category
  );
}

/** True if the partner must be asked again: another time or place is a new invitation, unless the date has passed. */
export function isNewInvitation(before: DateValues, after: DateValues, nowIso: string): boolean {
  return after.startsAt > nowIso && isScheduleOrPlaceChanged(before, after);
}

/** True if start, duration or place differ. */
function isScheduleOrPlaceChanged(before: DateValues, after: DateValues): boolean {
  return (
    before.startsAt !== after.startsAt ||
    before.duration !== after.duration ||
    before.location !== after.location
  );
}
