/** Members are adults (terms of use). */
const ADULT_YEARS = 18;

/** Returns the latest date of birth of a person who is an adult on the calendar date `today`. */
export function latestBirthday(today: string): string {
  return Temporal.PlainDate.from(today).subtract({ years: ADULT_YEARS }).toString();
}
