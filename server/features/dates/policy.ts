import type { DateValues } from './queries.ts';

/** The instant at which a date begins. A time that the zone skips (a change to summer time) begins after the gap. */
export function toStartsAt(date: { scheduledDate: string; scheduledTime: string; timezone: string }): string {
  return Temporal.PlainDate.from(date.scheduledDate)
    .toZonedDateTime({ timeZone: date.timezone, plainTime: date.scheduledTime })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 });
}

/** Whether the partner should be asked again: another moment or another place is another invitation. */
export function isNewInvitation(before: DateValues, after: DateValues): boolean {
  return (
    before.startsAt !== after.startsAt ||
    before.duration !== after.duration ||
    before.location !== after.location
  );
}
