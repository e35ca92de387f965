/** The text is no iCalendar file. */
export class UnreadableCalendar extends Error {}

/** The file exceeds a limit of its structure. */
export class CalendarTooComplex extends Error {}

export const LIMITS = {
  components: 40_000,
  depth: 4,
  /** RRULE, EXRULE and RDATE lines. */
  rules: 5_000,
  /** Characters of an unfolded line that is read. */
  lineLength: 500_000,
  /** Occurrences of rules, and exceptions that are compared with them. */
  iterations: 200_000,
  /** Days that rules look at, also those without an occurrence; hours, minutes and seconds of others. */
  days: 3_000_000,
  /** Different names of time zones. */
  zones: 1_000,
  /** Occurrences around the window. */
  expansions: 50_000,
  /** Merged spans of the result. */
  blocks: 5_000,
} as const;

/** Counts the work on one file. */
export interface Budget {
  /** Throws `CalendarTooComplex` beyond the limit. */
  spend(kind: keyof typeof LIMITS, amount?: number): void;
}

export function createBudget(): Budget {
  const spent = new Map<keyof typeof LIMITS, number>();
  return {
    spend(kind, amount = 1) {
      const count = (spent.get(kind) ?? 0) + amount;
      if (count > LIMITS[kind]) throw new CalendarTooComplex(kind);
      spent.set(kind, count);
    },
  };
}
