import { DEFAULT_AVAILABILITY, type Weekday } from './facts.ts';

/** A span of a weekday, in local times. */
interface Span {
  day: string;
  from: string;
  to: string;
}

/** Returns the first span that overlaps another one of its day, or `null`. */
export function findOverlap<Each extends Span>(spans: readonly Each[]): Each | null {
  const overlaps = (one: Each) =>
    spans.some((other) => other !== one && other.day === one.day && one.from < other.to && other.from < one.to);
  return spans.find(overlaps) ?? null;
}

/** Returns true for a name in the time zone database, as `Asia/Kolkata` or `UTC`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

interface FreeSpan extends Span {
  day: Weekday;
}

/** Returns a member's free hours and time zone, or those of a member who has set none. */
export function toAvailability(
  rows: readonly { id: string; timezone: string; hours: readonly FreeSpan[] }[],
  memberId: string,
): { timezone: string; hours: FreeSpan[] } {
  const { timezone, hours } = rows.find(({ id }) => id === memberId) ?? DEFAULT_AVAILABILITY;
  return { timezone, hours: [...hours] };
}
