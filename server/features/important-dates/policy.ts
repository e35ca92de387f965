import { nextOccurrence, type Day } from '#contract/next-occurrence.ts';
import { INDIA } from '#server/platform/clock.ts';

/** Reminders come at nine in the morning in India. */
const REMINDER_TIME = '09:00';

export interface Schedule extends Day {
  /** Days before; 0 is the day itself. */
  reminderDays: number;
}

export interface Reminder {
  /** The occurrence that it announces, a calendar date. */
  occurrence: string;
  /** When it is due, an instant. */
  at: string;
}

/** The next reminder whose own day is `fromDay` (a calendar date) or later, or `null` when none comes any more. */
export function nextReminder(schedule: Schedule, fromDay: string): Reminder | null {
  const earliest = addDays(fromDay, schedule.reminderDays);
  const occurrence = nextOccurrence(schedule, earliest);
  if (occurrence < earliest) return null;
  const at = Temporal.PlainDate.from(occurrence)
    .subtract({ days: schedule.reminderDays })
    .toZonedDateTime({ timeZone: INDIA, plainTime: REMINDER_TIME })
    .toInstant()
    .toString({ fractionalSecondDigits: 3 });
  return { occurrence, at };
}

/** The reminder that was due at the instant `at`. */
export function reminderAt(schedule: Schedule, at: string): Reminder | null {
  return nextReminder(schedule, dayInIndia(at));
}

/**
 * The reminder after `told`, due on `today` or later: reminders missed during a long downtime are skipped.
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
