import { toCircle, toHalves } from './angles.ts';
import { moonLongitude } from './moon.ts';
import { sunLongitude } from './sun.ts';
import type { Time } from './time.ts';

/**
 * The number of a tithi: 30 times its lunation's number, and 0 for sud 1 to 29 for Amas. Lunation 0 begins with the new
 * moon of 6 January 2000 (Meeus, chapter 49).
 */
export type TithiNumber = number;

export const TITHIS = 30;
const TITHI_DEGREES = 360 / TITHIS;
const SYNODIC_MONTH = 29.530_588_861;
const FIRST_NEW_MOON: Time = 5.097_66;
/** Degrees a day by which the moon gains on the sun, on average. */
const MEAN_GAIN = 360 / SYNODIC_MONTH;

/** Returns how far the moon is east of the sun in degrees, from 0 on and below 360. */
export function elongation(time: Time): number {
  return toCircle(moonLongitude(time) - sunLongitude(time));
}

/** Returns the number of the tithi at a time. */
export function tithiAt(time: Time): TithiNumber {
  const angle = elongation(time);
  const lunation = Math.round((time - angle / MEAN_GAIN - FIRST_NEW_MOON) / SYNODIC_MONTH);
  return lunation * TITHIS + Math.floor(angle / TITHI_DEGREES);
}

/** Returns the time at which a tithi begins; a fraction is a part of its angle. */
export function startOf(tithi: TithiNumber): Time {
  const angle = tithi * TITHI_DEGREES;
  let time: Time = FIRST_NEW_MOON + (tithi / TITHIS) * SYNODIC_MONTH;
  let step: number;
  do {
    step = toHalves(angle - elongation(time)) / MEAN_GAIN;
    time += step;
    // A tenth of a second.
  } while (Math.abs(step) > 1e-6);
  return time;
}

/** Returns the number of the lunation that a tithi belongs to. */
export function lunationOf(tithi: TithiNumber): number {
  return Math.floor(tithi / TITHIS);
}
