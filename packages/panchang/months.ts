import { toCircle } from './angles.ts';
import { sunLongitude } from './sun.ts';
import { type Time, yearOf } from './time.ts';
import { startOf, TITHIS } from './tithis.ts';

/** A month from new moon to new moon (amanta). */
export interface LunarMonth {
  lunation: number;
  /** 1 is Kartak, 12 is Aso. */
  month: number;
  /** The month before the regular one of the same name. */
  isAdhika: boolean;
  /** The month that is lost in this one, because the sun enters two signs; else `null`. */
  lost: number | null;
  /** Year of the Vikram Samvat of Gujarat. */
  samvat: number;
}

const MONTHS = 12;
/** The sign of the sun at the new moon with which Kartak begins: Tula, the seventh from 0. */
const KARTAK_SIGN = 6;
const LUNATION_DAYS = 29.53;

const known = new Map<number, LunarMonth>();
/** Eighty years of months. */
const MAX_KNOWN = 1000;

/** Returns the month of a lunation. */
export function monthOf(lunation: number): LunarMonth {
  const found = known.get(lunation);
  if (found) return found;
  const month = computeMonth(lunation);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(lunation, month);
  return month;
}

/** Names a month by the sun's sign at its new moon; without a change of sign until the next one, it is adhika. */
function computeMonth(lunation: number): LunarMonth {
  const start = startOf(lunation * TITHIS);
  const sign = signAt(start);
  const signs = (signAt(startOf((lunation + 1) * TITHIS)) - sign + MONTHS) % MONTHS;
  const month = nameSign(sign);
  // With an adhika month in between, this is a month after the first of Kartak, which is in the same year.
  const kartak = start - (month - 1) * LUNATION_DAYS;
  return {
    lunation,
    month,
    isAdhika: signs === 0,
    lost: signs === 2 ? nameSign(sign + 1) : null,
    samvat: yearOf(kartak) + 57,
  };
}

function nameSign(sign: number): number {
  return ((sign - KARTAK_SIGN + MONTHS) % MONTHS) + 1;
}

/** Returns the sidereal sign of the sun, 0 for Mesha to 11 for Mina. */
function signAt(time: Time): number {
  return Math.floor(toSidereal(sunLongitude(time), time) / 30);
}

/** Returns a longitude from the equinox as one of the sidereal zodiac, by the ayanamsa of Lahiri. */
export function toSidereal(longitude: number, time: Time): number {
  const centuries = time / 36_525;
  return toCircle(longitude - (23.857_092 + centuries * (1.396_971 + centuries * 0.000_309)));
}
