import type { DateEvent } from '#contract/dates.ts';

/** Fields by which a date is another invitation. */
type Appointment = Pick<DateEvent, 'startsAt' | 'duration' | 'location'>;

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

/** True if the partner must be asked again: another time or place is a new invitation, unless the date has passed. */
export function isNewInvitation(before: Appointment, after: Appointment, nowIso: string): boolean {
  return after.startsAt > nowIso && isScheduleOrPlaceChanged(before, after);
}

/** True if start, duration or place differ. */
function isScheduleOrPlaceChanged(before: Appointment, after: Appointment): boolean {
  return (
    before.startsAt !== after.startsAt ||
    before.duration !== after.duration ||
    before.location !== after.location
  );
}
