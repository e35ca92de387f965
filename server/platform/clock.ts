/** The app's only source of time. Tests set it, and `CLOCK_OFFSET` shifts it. */
export interface Clock {
  now(): Temporal.Instant;
}

/** The time zone of days, weeks and months in Jugal. */
export const INDIA = 'Asia/Kolkata';

/** Creates a clock that runs `offsetMs` milliseconds ahead of the machine's. */
export function createClock(offsetMs: number): Clock {
  return { now: () => Temporal.Instant.fromEpochMilliseconds(Date.now() + offsetMs) };
}

/** Formats an instant as the database and the API do: UTC with milliseconds. */
export function toIso(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 });
}

/** Returns the current calendar date `YYYY-MM-DD` in India. */
export function todayInIndia(clock: Clock): string {
  return clock.now().toZonedDateTimeISO(INDIA).toPlainDate().toString();
}

/** Returns the instant at which the current calendar month began in India. */
export function startOfMonth(clock: Clock): string {
  const today = clock.now().toZonedDateTimeISO(INDIA).toPlainDate();
  return toIso(today.with({ day: 1 }).toZonedDateTime(INDIA).toInstant());
}
