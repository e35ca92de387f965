import { YEAR_OPENS } from './facts.ts';

/** Month and day from which a new year is told first. Until then it is the year before. */
const NEW_YEAR_TOLD_FROM = '03-01';

/** Returns true if a year is told as a whole: from 1 December on, in India. Before, it is counted so far. */
export function isYearOpen(year: string, today: string): boolean {
  return today >= `${year}-${YEAR_OPENS}`;
}

/** Returns the year to look back at first, of those of the couple, newest first. Needs the calendar date in India. */
export function yearToTell(years: readonly string[], today: string): string | undefined {
  const [newest, before] = years;
  const isNew = newest !== undefined && newest === today.slice(0, 4) && today.slice(5) < NEW_YEAR_TOLD_FROM;
  return isNew ? (before ?? newest) : newest;
}
