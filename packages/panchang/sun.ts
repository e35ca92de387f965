import { cos, sin, toCircle, toDegrees } from './angles.ts';
import { type Time, toCenturies } from './time.ts';

/** A term `amplitude * cos(phase + rate * millennia)` of the earth's longitude, in 1e-8 radians and radians. */
type Term = readonly [amplitude: number, phase: number, rate: number];

/** The largest terms of VSOP87 as in Meeus, Astronomical Algorithms, chapter 25 and appendix III, table L0. */
const CONSTANT_TERMS: readonly Term[] = [
  [175_347_046, 0, 0],
  [3_341_656, 4.669_256_8, 6283.075_85],
  [34_894, 4.6261, 12_566.1517],
  [3497, 2.7441, 5753.3849],
  [3418, 2.8289, 3.5231],
  [3136, 3.6277, 77_713.7715],
  [2676, 4.4181, 7860.4194],
  [2343, 6.1352, 3930.2097],
  [1324, 0.7425, 11_506.7698],
  [1273, 2.0371, 529.691],
  [1199, 1.1096, 1577.3435],
  [990, 5.233, 5884.927],
  [902, 2.045, 26.298],
  [857, 3.508, 398.149],
  [780, 1.179, 5223.694],
  [753, 2.533, 5507.553],
  [505, 4.583, 18_849.228],
  [492, 4.205, 775.523],
  [357, 2.92, 0.067],
  [317, 5.849, 11_790.629],
  [284, 1.899, 796.298],
  [271, 0.315, 10_977.079],
  [243, 0.345, 5486.778],
  [206, 4.806, 2544.314],
  [205, 1.869, 5573.143],
  [202, 2.458, 6069.777],
];

/** Table L1, whose terms grow with the millennia. */
const LINEAR_TERMS: readonly Term[] = [
  [628_331_966_747, 0, 0],
  [206_059, 2.678_235, 6283.075_85],
  [4303, 2.6351, 12_566.1517],
  [425, 1.59, 3.523],
  [119, 5.796, 26.298],
  [109, 2.966, 1577.344],
  [93, 2.59, 18_849.23],
];

/** Table L2, whose terms grow with the square of the millennia. */
const SQUARE_TERMS: readonly Term[] = [
  [52_919, 0, 0],
  [8720, 1.0721, 6283.0758],
  [309, 0.867, 12_566.152],
];

/**
 * Returns the sun's geocentric longitude in degrees with aberration, of the mean equinox of date. Nutation is left out
 * in sun, moon and sidereal time alike, because it cancels in what is computed from them.
 */
export function sunLongitude(time: Time): number {
  const centuries = toCenturies(time);
  const millennia = centuries / 10;
  const earth =
    sum(CONSTANT_TERMS, millennia) +
    millennia * (sum(LINEAR_TERMS, millennia) + millennia * sum(SQUARE_TERMS, millennia));
  return toCircle(toDegrees(earth * 1e-8) + 180 - ABERRATION / sunDistance(centuries));
}

/** Degrees, at a distance of one astronomical unit (20.4898″). */
const ABERRATION = 20.4898 / 3600;

function sum(terms: readonly Term[], millennia: number): number {
  return terms.reduce((total, [amplitude, phase, rate]) => total + amplitude * Math.cos(phase + rate * millennia), 0);
}

/** Returns the sun's distance in astronomical units, to three places (Meeus, chapter 25, low accuracy). */
function sunDistance(centuries: number): number {
  return 1.000_14 - 0.016_71 * cos(357.529_11 + 35_999.050_29 * centuries);
}

/** Returns the angular radius of the sun in degrees. */
export function sunRadius(time: Time): number {
  return 959.63 / 3600 / sunDistance(toCenturies(time));
}

/** A place in the sky, of the mean equator of date, in degrees. */
export interface Equatorial {
  rightAscension: number;
  declination: number;
}

export function sunPosition(time: Time): Equatorial {
  return toEquatorial(time, { longitude: sunLongitude(time), latitude: 0 });
}

/** Returns the equatorial place of an ecliptic one (Meeus, chapter 13). */
export function toEquatorial(time: Time, { longitude, latitude }: { longitude: number; latitude: number }): Equatorial {
  const obliquity = 23.439_291 - 0.013_004_2 * toCenturies(time);
  const [x, y, z] = [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)];
  const north = y * sin(obliquity) + z * cos(obliquity);
  const east = y * cos(obliquity) - z * sin(obliquity);
  return { rightAscension: toCircle(toDegrees(Math.atan2(east, x))), declination: toDegrees(Math.asin(north)) };
}
