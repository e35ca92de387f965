import { type Day, nextOccurrence } from '#domain/important-dates/next-occurrence.ts';
import { nextDayOfTithi } from '#server/features/panchang/city-service.ts';
import { INDIA } from '#server/platform/clock.ts';

/** The time in India at which reminders are sent. */
const REMINDER_TIME = '09:00';

export interface Schedule extends Day {
  /** Days before the date; 0 is the day itself. */
  reminderDays: number;
}

export interface Reminder {
  /** The announced occurrence, a calendar date. */
  occurrence: string;
  /** The instant at which it is due. */
  at: string;
}

/** Returns the next reminder on `fromDay` (a calendar date) or later, or `null` if no reminder follows. */
export function nextReminder(schedule: Schedule, fromDay: string): Reminder | null {
  const earliest = addDays(fromDay, schedule.reminderDays);
  const occurrence = nextOccurrence(schedule, earliest, nextDayOfTithi);
  if (occurrence < earliest) return null;
  const at = Temporal.PlainDate.from(occurrence)
    .subtract({ days: schedule.reminderDays })
    .toZonedDateTime({ timeZone: INDIA, plainTime: REMINDER_TIME })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 });
  return { occurrence, at };
}

/** Returns the reminder that was due at the instant `at`. */
export function reminderAt(schedule: Schedule, at: string): Reminder | null {
  return nextReminder(schedule, dayInIndia(at));
}

/**
 * Returns the reminder after `told` that is due on `today` or later. Reminders missed during a long downtime are
 * skipped.
 */
export function reminderAfter(schedule: Schedule, told: Reminder, today: string): Reminder | null {
  const dayAfter = addDays(dayInIndia(told.at), 1);
  return nextReminder(schedule, dayAfter > today ? dayAfter : today);
}

function dayInIndia(instant: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(INDIA).toPlainDate().toString();
}

function addDays(calendarDate: string, days: number): string {
  return Temporal.PlainDate.from(calendarDate).add({ days }).toString();
}
