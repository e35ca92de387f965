import { INDIA } from '#server/platform/clock.ts';

/** The last calendar day of India on which a code is good that was sent at the instant `sentAt`. */
export function lastValidDay(sentAt: string, validityDays: number): string {
  const day = Temporal.Instant.from(sentAt).toZonedDateTimeISO(INDIA).toPlainDate();
  return day.add({ days: validityDays }).toString();
}

/** '12,500' for 12500. */
export function showNumber(value: number): string {
  return value.toLocaleString('en-IN');
}
