import { monthOf } from './months.ts';
import { type Place, sunriseOf } from './sky.ts';
import { type Time, toDay, toDayNumber, toInstant } from './time.ts';
import { lunationOf, startOf, tithiAt, type TithiNumber, TITHIS } from './tithis.ts';

export type Paksha = 'sud' | 'vad';

/** A tithi of a month; 15 is Poonam in sud and Amas in vad, month 1 is Kartak. */
export interface Tithi {
  month: number;
  paksha: Paksha;
  tithi: number;
}

/** A day by the tithi at its sunrise (udaya tithi). */
export interface PanchangDay extends Tithi {
  /** A calendar date. */
  day: string;
  isAdhika: boolean;
  samvat: number;
  /** An instant. */
  sunrise: string;
}

const PAKSHA = 15;

/** Returns the tithi of a day at its sunrise. */
export function readDay(day: string, place: Place): PanchangDay {
  const sunrise = sunriseOf(toDayNumber(day), place);
  const number = tithiAt(sunrise);
  const { isAdhika, samvat } = monthOf(lunationOf(number));
  return { day, ...nameTithi(number), isAdhika, samvat, sunrise: toInstant(sunrise) };
}

/** Returns the days between two, both inclusive. */
export function readDays({ from, to }: { from: string; to: string }, place: Place): PanchangDay[] {
  const first = toDayNumber(from);
  const count = Math.max(toDayNumber(to) - first + 1, 0);
  return Array.from({ length: count }, (_, at) => readDay(toDay(first + at), place));
}

/**
 * True if a day has the tithi at its sunrise, or if the tithi begins and ends within it (kshaya). An adhika month
 * counts as the month of its name.
 */
export function hasTithi(day: string, tithi: Tithi, place: Place): boolean {
  const number = toDayNumber(day);
  const first = tithiAt(sunriseOf(number, place));
  const next = tithiAt(sunriseOf(number + 1, place));
  for (let at = first; at === first || at < next; at += 1) if (isSame(at, tithi)) return true;
  return false;
}

/**
 * Returns the first day on or after `from` on which a tithi of a regular month recurs: of two days with it at sunrise
 * the first, and without one the day within which it begins and ends.
 */
export function nextTithiDay(tithi: Tithi, from: string, place: Place): string {
  const first = toDayNumber(from);
  // The tithi may have begun some days before its day: two suffice.
  let lunation = lunationOf(tithiAt(sunriseOf(first, place) - 2));
  for (;;) {
    const { month, isAdhika, lost } = monthOf(lunation);
    if (!isAdhika && (month === tithi.month || lost === tithi.month)) {
      const day = dayOfTithi(lunation * TITHIS + indexOf(tithi), place);
      if (day >= first) return toDay(day);
    }
    lunation += 1;
  }
}

/** Returns the number of the first day that has a tithi at sunrise, or of the day within which it begins and ends. */
export function dayOfTithi(number: TithiNumber, place: Place): number {
  const key = `${number} ${place.latitude} ${place.longitude}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const day = findDayOfTithi(number, place);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, day);
  return day;
}

const known = new Map<string, number>();
/** Each tithi of ten years and more. */
const MAX_KNOWN = 4000;

function findDayOfTithi(number: TithiNumber, place: Place): number {
  const day = dayAt(startOf(number), place);
  return tithiAt(sunriseOf(day + 1, place)) > number ? day : day + 1;
}

/** Returns the number of the day that a time belongs to, from sunrise to sunrise. */
export function dayAt(time: Time, place: Place): number {
  const day = Math.floor(time + place.longitude / 360 + 0.5);
  return time < sunriseOf(day, place) ? day - 1 : day;
}

/** Returns the place of a tithi in its month, 0 for sud 1 to 29 for Amas. */
export function indexOf({ paksha, tithi }: Pick<Tithi, 'paksha' | 'tithi'>): number {
  return (paksha === 'sud' ? 0 : PAKSHA) + tithi - 1;
}

export function nameTithi(number: TithiNumber): Tithi {
  const lunation = lunationOf(number);
  const index = number - lunation * TITHIS;
  return { month: monthOf(lunation).month, paksha: index < PAKSHA ? 'sud' : 'vad', tithi: (index % PAKSHA) + 1 };
}

function isSame(number: TithiNumber, { month, paksha, tithi }: Tithi): boolean {
  const named = nameTithi(number);
  const { lost } = monthOf(lunationOf(number));
  return (named.month === month || lost === month) && named.paksha === paksha && named.tithi === tithi;
}
