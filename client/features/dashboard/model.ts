import { splitOccurrences } from '#client/features/important-dates/model.ts';
import type { Couple } from '#domain/couples/schema.ts';
import { type NextDayOfTithi, nextOccurrence } from '#domain/important-dates/next-occurrence.ts';
import type { ImportantDate } from '#domain/important-dates/schema.ts';
import { daysBetween } from '#domain/kernel/calendar.ts';

const COMING_DAYS = 7;

export interface ComingDay {
  key: string;
  kind: 'important' | 'birthday' | 'ownBirthday' | 'anniversary';
  /** Title of the important date, or the name of the person with the birthday. */
  title: string;
  category: ImportantDate['category'] | null;
  /** Calendar date, today or later. */
  day: string;
  daysLeft: number;
}

interface Known {
  couple: Couple | null | undefined;
  importantDates: readonly ImportantDate[] | undefined;
  memberId: string;
  /** Calendar date in India. */
  today: string;
  /** Finds days of tithis; without it, important dates by tithi are left out. */
  nextDayOfTithi?: NextDayOfTithi | null;
}

/** Lists the days from the profiles: both birthdays and the anniversary. */
function listProfileDays({ couple, memberId, today }: Known): ComingDay[] {
  const recurring = (date: string) => {
    const day = nextOccurrence({ date, isRecurring: true }, today);
    return { day, daysLeft: daysBetween(today, day) };
  };
  const birthdays = (couple?.users ?? []).flatMap(({ id, firstName, dateOfBirth }): ComingDay[] => {
    if (!dateOfBirth) return [];
    const kind = id === memberId ? 'ownBirthday' : 'birthday';
    return [{ key: `birthday-${id}`, kind, title: firstName, category: 'birthday', ...recurring(dateOfBirth) }];
  });
  if (!couple?.anniversary) return birthdays;
  const anniversary = { key: 'anniversary', title: couple.name, ...recurring(couple.anniversary) };
  return [...birthdays, { ...anniversary, kind: 'anniversary', category: 'anniversary' }];
}

/**
 * Lists the important days of the next week, nearest first. An important date added for a day in a profile replaces
 * that day.
 */
export function listComingDays(known: Known): ComingDay[] {
  const important = splitOccurrences(known.importantDates ?? [], known.today, known.nextDayOfTithi).upcoming.map(
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
