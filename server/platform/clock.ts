/** The app's only source of time. Tests set it; `CLOCK_OFFSET` moves it. */
export interface Clock {
  now(): Temporal.Instant;
}

/** The zone in which a day, a month or a week of Jugal begins. */
export const INDIA = 'Asia/Kolkata';

/** A clock that runs `offsetMs` milliseconds ahead of the machine's. */
export function createClock(offsetMs: number): Clock {
  return { now: () => Temporal.Instant.fromEpochMilliseconds(Date.now() + offsetMs) };
}

/** An instant as the database and the API write it: UTC with milliseconds. */
export function toIso(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 3 });
}

/** The calendar date `YYYY-MM-DD` in India. */
export function todayInIndia(clock: Clock): string {
  return clock.now().toZonedDateTimeISO(INDIA).toPlainDate().toString();
}

/** The instant at which the current calendar month began in India. */
export function startOfMonth(clock: Clock): string {
  const today = clock.now().toZonedDateTimeISO(INDIA).toPlainDate();
  return toIso(today.with({ day: 1 }).toZonedDateTime(INDIA).toInstant());
}
