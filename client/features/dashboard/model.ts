import { daysBetween } from '#domain/calendar.ts';
import type { Couple } from '#contract/couples.ts';
import type { FirstSteps } from '#contract/first-steps.ts';
import type { ImportantDate } from '#contract/important-dates.ts';
import { nextOccurrence } from '#contract/next-occurrence.ts';
import { splitOccurrences } from '#client/features/important-dates/model.ts';

const COMING_DAYS = 7;

/** How many of the first steps are still to be shown: none once they were put away. */
export function stepsLeft({ steps, isPutAway }: FirstSteps): number {
  return isPutAway ? 0 : steps.filter(({ isDone }) => !isDone).length;
}

export interface ComingDay {
  key: string;
  kind: 'important' | 'birthday' | 'ownBirthday' | 'anniversary';
  /** The important date's title, or whose birthday it is. */
  title: string;
  category: ImportantDate['category'] | null;
  /** A calendar date, today or later. */
  day: string;
  daysLeft: number;
}

interface Known {
  couple: Couple | null | undefined;
  importantDates: readonly ImportantDate[] | undefined;
  memberId: string;
  /** The calendar date in India. */
  today: string;
}

/** What the profiles say: the birthdays of both, and the anniversary. */
function listProfileDays({ couple, memberId, today }: Known): ComingDay[] {
  const recurring = (date: string) => {
    const day = nextOccurrence({ date, isRecurring: true }, today);
    return { day, daysLeft: daysBetween(today, day) };
  };
  const birthdays = (couple?.users ?? []).flatMap(({ id, firstName, dateOfBirth }): ComingDay[] => {
    if (!dateOfBirth) return [];
    const kind = id === memberId ? 'ownBirthday' : 'birthday';
    return [
      { key: `birthday-${id}`, kind, title: firstName, category: 'birthday', ...recurring(dateOfBirth) },
    ];
  });
  if (!couple?.anniversary) return birthdays;
  const anniversary = { key: 'anniversary', title: couple.name, ...recurring(couple.anniversary) };
  return [...birthdays, { ...anniversary, kind: 'anniversary', category: 'anniversary' }];
}

/**
 * The days of the next week that the two should not forget, the nearest first. What one of them has added as an important date stands for
 * the same day of a profile.
 */
export function listComingDays(known: Known): ComingDay[] {
  const important = splitOccurrences(known.importantDates ?? [], known.today).upcoming.map(
    ({ date, day, daysLeft }): ComingDay => ({
      key: date.id,
      kind: 'important',
      title: date.title,
      category: date.category,
      day,
      daysLeft,
    }),
  );
  const isKept = ({ category, day }: ComingDay) =>
    important.some((other) => other.category === category && other.day === day);
  const ofProfiles = listProfileDays(known).filter((day) => !isKept(day));
  return [...important, ...ofProfiles]
    .filter(({ daysLeft }) => daysLeft <= COMING_DAYS)
    .toSorted((a, b) => a.daysLeft - b.daysLeft || a.title.localeCompare(b.title));
}
