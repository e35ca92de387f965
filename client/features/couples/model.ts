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

/**
 * State of a couple. `single`: no couple, or one created implicitly by a first record; `waiting`: created without a
 * partner; `paired`: two members.
 */
export type CoupleState = 'single' | 'waiting' | 'paired';

export function coupleStateOf(couple: Couple | null): CoupleState {
  if (couple && couple.users.length > 1) return 'paired';
  return couple && !couple.isImplicit ? 'waiting' : 'single';
}
