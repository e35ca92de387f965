import { PANCHANG_PLACES, type PanchangCity } from '#domain/panchang/cities.ts';
import type { Festival, Tithi } from '#domain/panchang/facts.ts';
import { DEFAULT_PANCHANG } from '#domain/panchang/public-form.ts';
import { hasTithi, nextTithiDay, readDay } from '#packages/panchang/days.ts';
import { festivalInYear } from '#packages/panchang/festivals.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { findPreferences, lockCity } from './queries.ts';

/** Returns the city whose sunrise decides for a member. */
export async function readCityOf(db: Database, memberId: string): Promise<PanchangCity> {
  return (await findPreferences(db, memberId))?.city ?? DEFAULT_PANCHANG.city;
}

/** Returns the same, which no other transaction changes until this one ends. */
export async function lockCityOf(tx: Transaction, memberId: string): Promise<PanchangCity> {
  await lockCity(tx, memberId);
  return readCityOf(tx, memberId);
}

/** Returns the next day on or after `from` with a tithi in a city, or in Ahmedabad if the city is not listed. */
export function nextDayOfTithi(tithi: Tithi, city: string | null, from: string): string {
  return nextTithiDay(tithi, from, placeOf(city));
}

/** True if a day has the tithi in a city. */
export function isTithiDay(day: string, tithi: Tithi, city: string): boolean {
  return hasTithi(day, tithi, placeOf(city));
}

/** Returns the tithi of a day in a city. */
export function tithiOfDay(day: string, city: string): Tithi & { isAdhika: boolean } {
  return readDay(day, placeOf(city));
}

/** Returns the days of a festival in a Gregorian year in a city, in order. */
export function listFestivalDays(festival: Festival, year: number, city: PanchangCity): string[] {
  return festivalInYear(festival, year, PANCHANG_PLACES[city]).map(({ day }) => day);
}

function placeOf(city: string | null) {
  return isListed(city) ? PANCHANG_PLACES[city] : PANCHANG_PLACES[DEFAULT_PANCHANG.city];
}

function isListed(city: string | null): city is PanchangCity {
  return city !== null && Object.hasOwn(PANCHANG_PLACES, city);
}
