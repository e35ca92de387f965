import type { DateValues } from './queries.ts';

/** The instant at which a date begins. A time that the zone skips (a change to summer time) begins after the gap. */
export function toStartsAt(date: { scheduledDate: string; scheduledTime: string; timezone: string }): string {
  return Temporal.PlainDate.from(date.scheduledDate)
    .toZonedDateTime({ timeZone: date.timezone, plainTime: date.scheduledTime })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 });
}

/** Whether an edit changes anything at all: the partner is told of nothing else. */
export function isChanged(before: DateValues, after: DateValues): boolean {
  return (
    isElsewhere(before, after) ||
    before.title !== after.title ||
    before.description !== after.description ||
    before.timezone !== after.timezone ||
    before.category !== after.category
  );
}

/** Whether the partner should be asked again: another moment or another place is another invitation, unless it has been by now. */
export function isNewInvitation(before: DateValues, after: DateValues, nowIso: string): boolean {
  return after.startsAt > nowIso && isElsewhere(before, after);
}

/** At another time, for longer or shorter, or elsewhere. */
function isElsewhere(before: DateValues, after: DateValues): boolean {
  return (
    before.startsAt !== after.startsAt ||
    before.duration !== after.duration ||
    before.location !== after.location
  );
}
