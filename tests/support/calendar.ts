/** Returns the calendar date in India `days` days from today, for test data that must be in the future. */
export function dayAhead(days: number): string {
  return Temporal.Now.zonedDateTimeISO('Asia/Kolkata').toPlainDate().add({ days }).toString();
}
