import { dayAt, indexOf } from './days.ts';
import { dayByMoment, momentOf, shareOf } from './moments.ts';
import { type LunarMonth, monthOf, toSidereal } from './months.ts';
import { moonLongitude } from './moon.ts';
import {
  CRESCENT_RULES,
  type FestivalKey,
  FIXED_RULES,
  NAVRATRI_RULE,
  PARSI_RULE,
  type TithiRule,
  TITHI_RULES,
} from './rules.ts';
import { type Place, sunsetOf } from './sky.ts';
import { type Time, toDay, toDayNumber } from './time.ts';
import { elongation, lunationOf, startOf, tithiAt, type TithiNumber, TITHIS } from './tithis.ts';

/** A day of a festival. */
export interface FestivalDay {
  key: FestivalKey;
  /** A calendar date. */
  day: string;
  /** The day of almanacs with another rule, where it differs; else `null`. */
  otherDay: string | null;
}

/** Days before and after a range within which a festival's month may begin. */
const MONTH_DAYS = 31;

/** Returns the festivals of the days between two calendar dates, both inclusive, in order. */
export function listFestivals({ from, to }: { from: string; to: string }, place: Place): FestivalDay[] {
  const [first, last] = [toDayNumber(from), toDayNumber(to)];
  const firstMonth = lunationOf(tithiAt(first - MONTH_DAYS));
  const lastMonth = lunationOf(tithiAt(last + 1));
  const days = [...listFixed(from, to), ...listParsi(first, last)];
  for (let lunation = firstMonth; lunation <= lastMonth; lunation += 1) days.push(...listOfMonth(lunation, place));
  return days
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** Returns the days of a festival in a Gregorian year. */
export function festivalInYear(key: FestivalKey, year: number, place: Place): FestivalDay[] {
  return listFestivals({ from: `${year}-01-01`, to: `${year}-12-31` }, place).filter((each) => each.key === key);
}

function listOfMonth(lunation: number, place: Place): FestivalDay[] {
  const key = `${lunation} ${place.latitude} ${place.longitude}`;
  const found = known.get(key);
  if (found) return found;
  const days = [...listCrescent(lunation, place), ...listByTithi(monthOf(lunation), place)];
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, days);
  return days;
}

const known = new Map<string, FestivalDay[]>();
const MAX_KNOWN = 500;

function listByTithi(month: LunarMonth, place: Place): FestivalDay[] {
  if (month.isAdhika) return [];
  const days: FestivalDay[] = [];
  for (const [key, rule] of RULES) {
    if (!isOfMonth(rule, month)) continue;
    const { day, other } = findDays(rule, month.lunation, place);
    days.push(toFestival(key, day, other));
    if (key === 'holi') days.push(toFestival('dhuleti', day + 1, other + 1));
    if (key === 'dussehra') days.push(...listNights(day, month.lunation, place));
  }
  return days;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.entries` widens the keys
const RULES = Object.entries(TITHI_RULES) as [keyof typeof TITHI_RULES, TithiRule][];

function isOfMonth(rule: TithiRule, { month, lost }: LunarMonth): boolean {
  return rule.month === month || rule.month === lost;
}

function findDays(rule: TithiRule, lunation: number, place: Place): { day: number; other: number } {
  const tithi = lunation * TITHIS + indexOf(rule);
  const plain = dayByMoment(tithi, rule.moment, place);
  const isShifted =
    (rule.shift === 'bhadra' && isBehindBhadra(tithi, plain, place)) ||
    (rule.shift === 'shravana' && isInShravana(tithi, plain, place));
  if (isShifted) return { day: plain + 1, other: plain };
  return { day: plain, other: rule.otherMoment ? dayByMoment(tithi, rule.otherMoment, place) : plain };
}

/** True if Bhadra lasts past midnight of a day, and the tithi into the last fifth of the next day's light. */
function isBehindBhadra(tithi: TithiNumber, day: number, place: Place): boolean {
  const bhadraEnd = startOf(tithi + 0.5);
  const lastFifth = momentOf('afternoon', day + 1, place).end;
  return bhadraEnd > momentOf('midnight', day, place).end && startOf(tithi + 1) > lastFifth;
}

/** The station of the moon from 280° to 293° 20′ of the sidereal zodiac, the 22nd of 27. */
const SHRAVANA = 21;

/**
 * True if a day has the tithi in a part of its afternoon only and Shravana not, and the next day has the tithi for
 * three muhurtas and Shravana in its afternoon.
 */
function isInShravana(tithi: TithiNumber, day: number, place: Place): boolean {
  const span = { start: startOf(tithi), end: startOf(tithi + 1) };
  const here = momentOf('afternoon', day, place);
  const next = momentOf('afternoon', day + 1, place);
  return (
    shareOf(span, here) < 1 &&
    stationAt(here.start) !== SHRAVANA &&
    shareOf(span, momentOf('threeMuhurtas', day + 1, place)) > 0 &&
    stationAt(next.start) === SHRAVANA
  );
}

function stationAt(time: Time): number {
  return Math.floor(toSidereal(moonLongitude(time), time) / (360 / 27));
}

/** With one night fewer before Dussehra, that of Navami is on the same day and counts, too. */
const FEWEST_NIGHTS = 8;

function listNights(dussehra: number, lunation: number, place: Place): FestivalDay[] {
  const first = dayByMoment(lunation * TITHIS + indexOf(NAVRATRI_RULE), NAVRATRI_RULE.moment, place);
  const count = Math.max(dussehra - first, FEWEST_NIGHTS);
  return Array.from({ length: count }, (_, at) => toFestival('navratri', first + at, first + at));
}

function listCrescent(lunation: number, place: Place): FestivalDay[] {
  const remainder = ((lunation % 12) + 12) % 12;
  return (['eidAlFitr', 'eidAlAdha'] as const)
    .filter((key) => CRESCENT_RULES[key].lunation === remainder)
    .map((key) => {
      const day = firstOfCrescent(lunation, place) + CRESCENT_RULES[key].day - 1;
      return toFestival(key, day, day);
    });
}

/** Degrees from the sun from which on the moon is seen at sunset. */
const SEEN_FROM = 12;

/** Returns the number of the day after the first sunset at which a lunation's moon is seen. */
function firstOfCrescent(lunation: number, place: Place): number {
  let day = dayAt(startOf(lunation * TITHIS + 1), place) - 1;
  while (!isSeen(day, lunation, place)) day += 1;
  return day + 1;
}

function isSeen(day: number, lunation: number, place: Place): boolean {
  const sunset = sunsetOf(day, place);
  return lunationOf(tithiAt(sunset)) === lunation && elongation(sunset) >= SEEN_FROM;
}

function listParsi(first: number, last: number): FestivalDay[] {
  const { firstKnown, yearDays } = PARSI_RULE;
  const anchor = toDayNumber(firstKnown);
  const days: FestivalDay[] = [];
  for (let day = anchor + Math.ceil((first - anchor) / yearDays) * yearDays; day <= last; day += yearDays)
    days.push(toFestival('parsiNewYear', day, day));
  return days;
}

function listFixed(from: string, to: string): FestivalDay[] {
  const days: FestivalDay[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    for (const key of ['uttarayan', 'christmas'] as const)
      days.push({ key, day: `${year}-${FIXED_RULES[key].monthDay}`, otherDay: null });
  return days;
}

function toFestival(key: FestivalKey, day: number, other: number): FestivalDay {
  return { key, day: toDay(day), otherDay: other === day ? null : toDay(other) };
}
