/** A span of a weekday, in local times. */
interface Span {
  day: string;
  from: string;
  to: string;
}

/** Returns the first span that begins before another one of its day has ended, or `null`. */
export function findOverlap<Each extends Span>(spans: readonly Each[]): Each | null {
  const ordered = spans.toSorted((a, b) => compare(a.day, b.day) || compare(a.from, b.from));
  return (
    ordered.find((span, place) => {
      const before = ordered[place - 1];
      return before?.day === span.day && span.from < before.to;
    }) ?? null
  );
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

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
