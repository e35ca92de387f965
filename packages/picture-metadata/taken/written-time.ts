const DAY = String.raw`(\d{4})[:/.-] ?(\d{1,2})[:/.-] ?(\d{1,2})(?!\d)`;
const CLOCK = String.raw`(?:[ T]+(\d{1,2}): ?(\d{1,2}): ?(\d{1,2})(?!\d))?`;
const writtenTime = new RegExp(`^ *${DAY}${CLOCK}`);

/**
 * Converts '2024:01:14 18:22:05' to `2024-01-14T18:22:05`, with midnight if the time is missing. Returns `null` for an
 * invalid day, such as zeros.
 */
export function toTime(written: string): string | null {
  const [, year = '', month = '', date = '', ...clock] = writtenTime.exec(written) ?? [];
  const day = toDay(year, month, date);
  if (day === null) return null;
  const time = clock.map((part) => (part ?? '').padStart(2, '0')).join(':');
  return `${day}T${/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time) ? time : '00:00:00'}`;
}

/** Returns the calendar date of three numbers; `null` if it does not exist. */
export function toDay(year: string, month: string, date: string): string | null {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? day : null;
}
