import type { Couple } from '#contract/couples.ts';
import { daysBetween } from '../../lib/dates.ts';

/** Whole days since the anniversary, else the start of the relationship, else the couple's creation; never negative. `today` is a calendar date. */
export function daysTogether(
  couple: Pick<Couple, 'anniversary' | 'relationshipStartDate' | 'createdAt'>,
  today: string,
) {
  const start = couple.anniversary ?? couple.relationshipStartDate ?? couple.createdAt.slice(0, 10);
  return Math.max(0, daysBetween(start, today));
}
