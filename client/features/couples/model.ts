import { indiaDate } from '#client/lib/format/dates.ts';
import type { Couple } from '#domain/couples/schema.ts';
import { daysBetween } from '#domain/kernel/calendar.ts';

type Beginning = Pick<Couple, 'anniversary' | 'relationshipStartDate' | 'createdAt'>;

/**
 * Returns the calendar date that days are counted from: the anniversary, else the start of the relationship, else the
 * couple's creation in India.
 */
export function relationshipStart(couple: Beginning): string {
  return couple.anniversary ?? couple.relationshipStartDate ?? indiaDate(couple.createdAt);
}

/** Returns the whole days together, never negative. `today` is a calendar date. */
export function daysTogether(couple: Beginning, today: string): number {
  return Math.max(0, daysBetween(relationshipStart(couple), today));
}

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

/**
 * State of a couple. `single`: no couple, or one created implicitly by a first record; `waiting`: created without a
 * partner; `paired`: two members.
 */
export type CoupleState = 'single' | 'waiting' | 'paired';

export function coupleStateOf(couple: Couple | null): CoupleState {
  if (couple && couple.users.length > 1) return 'paired';
  return couple && !couple.isImplicit ? 'waiting' : 'single';
}
