/** The calendar date in India that is `days` days from today, for what must lie in the future. */
export function dayAhead(days: number): string {
  return Temporal.Now.zonedDateTimeISO('Asia/Kolkata').toPlainDate().add({ days }).toString();
}
