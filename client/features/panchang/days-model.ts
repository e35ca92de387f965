import { nightsInRow } from '#domain/dates/festival-nights.ts';
import type { NextDayOfTithi } from '#domain/important-dates/next-occurrence.ts';
import { PANCHANG_PLACES, type PanchangCity } from '#domain/panchang/cities.ts';
import type { Festival, Tithi } from '#domain/panchang/facts.ts';
import { DEFAULT_PANCHANG } from '#domain/panchang/public-form.ts';
import type { PanchangPreferences } from '#domain/panchang/schema.ts';
import { panchangText } from '#messages/panchang.ts';
import { nextTithiDay, type PanchangDay, readDay, readDays } from '#packages/panchang/days.ts';
import { type FestivalDay, festivalInYear, listFestivals } from '#packages/panchang/festivals.ts';
import { type Moment, type Shift, type TithiRule, TITHI_RULES } from '#packages/panchang/rules.ts';

/** The part of a member's choice that decides what a day shows. */
type Choice = Pick<PanchangPreferences, 'city' | 'festivals'>;

/** A day as the month shows it. */
export interface DayMark {
  /** 'sud 11', 'Amas' */
  tithi: string;
  /** Names of the chosen festivals. */
  festivals: readonly string[];
}

/** Returns the function that finds the next day of a tithi. A date without a city is the member's, which is `own`. */
export function tithiDaysOf(own: PanchangCity): NextDayOfTithi {
  return (tithi, city, from) => nextTithiDay(tithi, from, placeOf(city ?? own));
}

/** Returns the marks of the days between two calendar dates, by day. */
export function markDays(range: { from: string; to: string }, choice: Choice): ReadonlyMap<string, DayMark> {
  const festivals = listChosen(range, choice);
  return new Map(
    readDays(range, PANCHANG_PLACES[choice.city]).map((day) => [
      day.day,
      {
        tithi: panchangText.nameInCell(day),
        festivals: festivals
          .filter((festival) => festival.day === day.day)
          .map(({ key }) => panchangText.festivals[key]),
      },
    ]),
  );
}

/** Returns a day with its tithi and the chosen festivals. */
export function describeDay(day: string, choice: Choice): { day: PanchangDay; name: string; festivals: FestivalDay[] } {
  const found = readDay(day, PANCHANG_PLACES[choice.city]);
  return {
    day: found,
    name: panchangText.nameTithi(found, found.isAdhika),
    festivals: listChosen({ from: day, to: day }, choice),
  };
}

/** Returns the tithi of a day in a city, and its name. */
export function tithiOf(day: string, city: string | null): { tithi: Tithi; name: string } {
  const { month, paksha, tithi, isAdhika } = readDay(day, placeOf(city));
  return { tithi: { month, paksha, tithi }, name: panchangText.nameTithi({ month, paksha, tithi }, isAdhika) };
}

const rules: Partial<Record<string, TithiRule>> = TITHI_RULES;

/**
 * Returns what decides the day of a festival: the moment of its tithi, or the exception that moves it to the next day;
 * `null` for one by another calendar.
 */
export function reasonOf({ key, day, otherDay }: FestivalDay): Moment | Shift | null {
  const rule = rules[key === 'dhuleti' ? 'holi' : key];
  if (!rule) return null;
  // The day of another moment is never before that of the rule's own.
  return rule.shift && otherDay !== null && otherDay < day ? rule.shift : rule.moment;
}

/** Returns the days in a row of a festival in the year of one of its days. */
export function listNights(festival: Festival, day: string, city: PanchangCity): string[] {
  const days = festivalInYear(festival, Number(day.slice(0, 4)), PANCHANG_PLACES[city]);
  return nightsInRow(days.map((each) => each.day));
}

function listChosen(range: { from: string; to: string }, { city, festivals }: Choice): FestivalDay[] {
  const chosen: ReadonlySet<string> = new Set(festivals);
  return listFestivals(range, PANCHANG_PLACES[city]).filter(({ key }) => chosen.has(key));
}

function placeOf(city: string | null) {
  return isListed(city) ? PANCHANG_PLACES[city] : PANCHANG_PLACES[DEFAULT_PANCHANG.city];
}

function isListed(city: string | null): city is PanchangCity {
  return city !== null && Object.hasOwn(PANCHANG_PLACES, city);
}
