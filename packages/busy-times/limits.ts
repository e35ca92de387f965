/** The text is no iCalendar file. */
export class UnreadableCalendar extends Error {}

/** The file exceeds a limit of its structure. */
export class CalendarTooComplex extends Error {}

export const LIMITS = {
  components: 40_000,
  depth: 4,
  /** RRULE and RDATE lines. */
  rules: 5_000,
  /** Characters of an unfolded line that is read. */
  lineLength: 500_000,
  /** Occurrences of rules, including those before the window. */
  iterations: 200_000,
  /** Occurrences around the window. */
  expansions: 50_000,
  /** Merged spans of the result. */
  blocks: 5_000,
} as const;

/** Counts the work on one file. */
export interface Budget {
  /** Throws `CalendarTooComplex` beyond the limit. */
  spend(kind: keyof typeof LIMITS): void;
}

export function createBudget(): Budget {
  const spent = new Map<keyof typeof LIMITS, number>();
  return {
    spend(kind) {
      const count = (spent.get(kind) ?? 0) + 1;
      if (count > LIMITS[kind]) throw new CalendarTooComplex(kind);
      spent.set(kind, count);
    },
  };
}

/** Returns `null` if a part is malformed, so that the others still count. */
export function skipBroken<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof CalendarTooComplex) throw error;
    return null;
  }
}
