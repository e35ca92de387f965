import { applyPatch, type Patch } from '#domain/kernel/apply-patch.ts';
import type { Festival } from '#domain/panchang/facts.ts';
import type { DateCategory } from './facts.ts';
import type { DateEvent } from './schema.ts';

/** Fields by which a date is another invitation. */
type Appointment = Pick<DateEvent, 'startsAt' | 'duration' | 'location'>;
type Plan = Pick<
  DateEvent,
  'scheduledDate' | 'scheduledTime' | 'timezone' | 'userId' | 'partnerResponse' | 'suggestion'
> &
  Appointment;

/**
 * Returns the instant at which a date begins. A time that the zone skips (a change to summer time) begins after the
 * gap.
 */
export function toStartsAt(date: Pick<Plan, 'scheduledDate' | 'scheduledTime' | 'timezone'>): string {
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
  return before.startsAt !== after.startsAt || before.duration !== after.duration || before.location !== after.location;
}

/**
 * Returns a date after an edit. A new invitation by the planner asks the partner again; one by the partner counts as
 * accepted. A suggestion applies only to the time that the date had.
 */
export function changeDate<Date extends Plan>(
  date: Date,
  patch: Patch<Date>,
  { memberId, nowIso }: { memberId: string; nowIso: string },
): Date {
  const merged = applyPatch(date, patch);
  const after = { ...merged, startsAt: toStartsAt(merged) };
  const answer = date.userId === memberId ? 'pending' : 'accepted';
  return {
    ...after,
    partnerResponse: isNewInvitation(date, after, nowIso) ? answer : date.partnerResponse,
    suggestion: after.startsAt === date.startsAt ? date.suggestion : null,
  };
}

/** Returns the date at the suggested time. The partner counts as accepting, because they suggested it. */
export function moveToSuggestion<Date extends Plan>(date: Date): Date {
  const moved = { ...date, ...date.suggestion };
  return { ...moved, startsAt: toStartsAt(moved), partnerResponse: 'accepted', suggestion: null };
}

const festivalCategories: Partial<Record<Festival, DateCategory>> = { uttarayan: 'outdoor', navratri: 'dancing' };

/** Returns the category of the date that a festival becomes; most are of no category of their own. */
export function categoryOfFestival(festival: Festival): DateCategory {
  return festivalCategories[festival] ?? 'other';
}
