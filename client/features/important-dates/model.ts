import type { BadgeTone } from '#client/ui/content/badge.tsx';
import { IMPORTANT_DATE_CATEGORIES, REMINDER_DAYS } from '#domain/important-dates/facts.ts';
import { type NextDayOfTithi, nextOccurrence } from '#domain/important-dates/next-occurrence.ts';
import type { ImportantDate } from '#domain/important-dates/schema.ts';
import { daysBetween } from '#domain/kernel/calendar.ts';
import { countdownText } from '#messages/countdown.ts';

export type CategoryChoice = ImportantDate['category'] | 'all';

export interface Occurrence {
  date: ImportantDate;
  /** Next occurrence, or the only one if past, as a calendar date. */
  day: string;
  /** Negative if the date is past and not recurring. */
  daysLeft: number;
}

/**
 * Splits dates into upcoming ones, nearest first, and past ones, latest first. `today` is the calendar date in India.
 * Dates by tithi are left out until `nextDayOfTithi` is loaded.
 */
export function splitOccurrences(
  dates: readonly ImportantDate[],
  today: string,
  nextDayOfTithi: NextDayOfTithi | null = null,
) {
  const occurrences = dates
    .filter(({ tithi }) => tithi === null || nextDayOfTithi !== null)
    .map((date): Occurrence => {
      const day = nextOccurrence(date, today, nextDayOfTithi);
      return { date, day, daysLeft: daysBetween(today, day) };
    })
    .toSorted((a, b) => a.daysLeft - b.daysLeft || a.date.title.localeCompare(b.date.title));
  return {
    upcoming: occurrences.filter(({ daysLeft }) => daysLeft >= 0),
    past: occurrences.filter(({ daysLeft }) => daysLeft < 0).toReversed(),
  };
}

const SOON_DAYS = 7;
const OVERVIEW_DAYS = 30;

/** Returns the label for the days left, yellow from 7 days on (specification, section 4). */
export function describeDaysLeft(daysLeft: number): { label: string; tone: BadgeTone } {
  if (daysLeft < 0) return { label: countdownText.daysAgo(-daysLeft), tone: 'neutral' };
  const tone = daysLeft <= SOON_DAYS ? 'warning' : 'calm';
  if (daysLeft === 0) return { label: countdownText.today, tone };
  return { label: daysLeft === 1 ? countdownText.tomorrow : countdownText.inDays(daysLeft), tone };
}

/** Returns the figures of the quick overview. */
export function countOverview({ upcoming, past }: ReturnType<typeof splitOccurrences>) {
  return {
    total: upcoming.length + past.length,
    upcoming: upcoming.length,
    within30Days: upcoming.filter(({ daysLeft }) => daysLeft <= OVERVIEW_DAYS).length,
  };
}

export function countCategories(dates: readonly ImportantDate[]) {
  return IMPORTANT_DATE_CATEGORIES.map((category) => ({
    category,
    count: dates.filter((date) => date.category === category).length,
  }));
}

export function ofCategory(occurrences: readonly Occurrence[], choice: CategoryChoice): Occurrence[] {
  return occurrences.filter(({ date }) => choice === 'all' || date.category === choice);
}

/** Returns true if the member may edit and delete the date: their own, or one the partner shares. */
export function canChange(date: ImportantDate, memberId: string): boolean {
  return date.userId === memberId || date.isShared;
}

/** Describes since or from which year the date recurs; `null` for a date that happens once. */
export function describeFirstYear({ date, day }: Occurrence): string | null {
  if (!date.isRecurring) return null;
  const firstYear = date.date.slice(0, 4);
  return date.date < day ? countdownText.since(firstYear) : countdownText.from(firstYear);
}

/** Returns the reminder choices of the form, including the date's own. */
export function reminderChoices(current: number): number[] {
  return [...new Set([...REMINDER_DAYS.choices, current])].toSorted((a, b) => a - b);
}

/**
 * Returns the city by whose sunrise a date recurs, its author's: as the date or another one of the author says, else
 * `null` for one that is not known here. A new date is the member's own.
 */
export function findAuthorsCity(
  date: Pick<ImportantDate, 'userId' | 'tithiCity'> | undefined,
  own: { memberId: string; city: string | null },
  dates: readonly Pick<ImportantDate, 'userId' | 'tithiCity'>[],
): string | null {
  if (date?.tithiCity) return date.tithiCity;
  if (!date || date.userId === own.memberId) return own.city;
  return dates.find(({ userId, tithiCity }) => userId === date.userId && tithiCity !== null)?.tithiCity ?? null;
}
