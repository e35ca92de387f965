export interface NextAnniversary {
  /** Calendar date, today or later. */
  date: string;
  daysUntil: number;
  /** Number of the anniversary: 1 for the first. */
  years: number;
}

/** Returns the next anniversary; 29 February falls on the 28th in common years. */
export function nextAnniversary(anniversary: string, today: string): NextAnniversary {
  const first = Temporal.PlainDate.from(anniversary);
  const now = Temporal.PlainDate.from(today);
  // Add years to the first anniversary: adding one to 28 February would never return to the 29th.
  let years = Math.max(0, now.year - first.year);
  let next = first.add({ years });
  if (Temporal.PlainDate.compare(next, now) < 0) {
    years += 1;
    next = first.add({ years });
  }
  return { date: next.toString(), daysUntil: now.until(next, { largestUnit: 'day' }).days, years };
}
