import { cos, sin, toCircle } from './angles.ts';
import { type Time, toCenturies } from './time.ts';

/** Multiples of D, M, M′ and F, and the amplitude in 1e-6 degrees. */
type Term = readonly [d: number, m: number, moon: number, f: number, amplitude: number];

/** Periodic terms of the moon's longitude (Meeus, Astronomical Algorithms, table 47.A). */
const LONGITUDE: readonly Term[] = [
  [0, 0, 1, 0, 6_288_774],
  [2, 0, -1, 0, 1_274_027],
  [2, 0, 0, 0, 658_314],
  [0, 0, 2, 0, 213_618],
  [0, 1, 0, 0, -185_116],
  [0, 0, 0, 2, -114_332],
  [2, 0, -2, 0, 58_793],
  [2, -1, -1, 0, 57_066],
  [2, 0, 1, 0, 53_322],
  [2, -1, 0, 0, 45_758],
  [0, 1, -1, 0, -40_923],
  [1, 0, 0, 0, -34_720],
  [0, 1, 1, 0, -30_383],
  [2, 0, 0, -2, 15_327],
  [0, 0, 1, 2, -12_528],
  [0, 0, 1, -2, 10_980],
  [4, 0, -1, 0, 10_675],
  [0, 0, 3, 0, 10_034],
  [4, 0, -2, 0, 8548],
  [2, 1, -1, 0, -7888],
  [2, 1, 0, 0, -6766],
  [1, 0, -1, 0, -5163],
  [1, 1, 0, 0, 4987],
  [2, -1, 1, 0, 4036],
  [2, 0, 2, 0, 3994],
  [4, 0, 0, 0, 3861],
  [2, 0, -3, 0, 3665],
  [0, 1, -2, 0, -2689],
  [2, 0, -1, 2, -2602],
  [2, -1, -2, 0, 2390],
  [1, 0, 1, 0, -2348],
  [2, -2, 0, 0, 2236],
  [0, 1, 2, 0, -2120],
  [0, 2, 0, 0, -2069],
  [2, -2, -1, 0, 2048],
  [2, 0, 1, -2, -1773],
  [2, 0, 0, 2, -1595],
  [4, -1, -1, 0, 1215],
  [0, 0, 2, 2, -1110],
  [3, 0, -1, 0, -892],
  [2, 1, 1, 0, -810],
  [4, -1, -2, 0, 759],
  [0, 2, -1, 0, -713],
  [2, 2, -1, 0, -700],
  [2, 1, -2, 0, 691],
  [2, -1, 0, -2, 596],
  [4, 0, 1, 0, 549],
  [0, 0, 4, 0, 537],
  [4, -1, 0, 0, 520],
  [1, 0, -2, 0, -487],
  [2, 1, 0, -2, -399],
  [0, 0, 2, -2, -381],
  [1, 1, 1, 0, 351],
  [3, 0, -2, 0, -340],
  [4, 0, -3, 0, 330],
  [2, -1, 2, 0, 327],
  [0, 2, 1, 0, -323],
  [1, 1, -1, 0, 299],
  [2, 0, 3, 0, 294],
];

/** The largest terms of the moon's latitude (table 47.B), which only its rise needs. */
const LATITUDE: readonly Term[] = [
  [0, 0, 0, 1, 5_128_122],
  [0, 0, 1, 1, 280_602],
  [0, 0, 1, -1, 277_693],
  [2, 0, 0, -1, 173_237],
  [2, 0, -1, 1, 55_413],
  [2, 0, -1, -1, 46_271],
  [2, 0, 0, 1, 32_573],
  [0, 0, 2, 1, 17_198],
];

/** Mean arguments in degrees: elongation, anomalies of sun and moon, argument of latitude, and the sun's factor E. */
function findArguments(t: number) {
  return {
    d: 297.850_192_1 + t * (445_267.111_403_4 - t * (0.001_881_9 - t / 545_868)),
    m: 357.529_109_2 + t * (35_999.050_290_9 - t * 0.000_153_6),
    moon: 134.963_396_4 + t * (477_198.867_505_5 + t * (0.008_741_4 + t / 69_699)),
    f: 93.272_095 + t * (483_202.017_523_3 - t * (0.003_653_9 + t / 3_526_000)),
    e: 1 - t * (0.002_516 + t * 0.000_007_4),
  };
}

/** Returns the moon's geocentric longitude in degrees, of the mean equinox of date. */
export function moonLongitude(time: Time): number {
  const t = toCenturies(time);
  const mean = 218.316_447_7 + t * (481_267.881_234_21 - t * (0.001_578_6 - t / 538_841));
  const planets =
    3958 * sin(119.75 + 131.849 * t) + 1962 * sin(mean - findArguments(t).f) + 318 * sin(53.09 + 479_264.29 * t);
  return toCircle(mean + (sum(LONGITUDE, t) + planets) * 1e-6);
}

/** Returns the moon's geocentric latitude in degrees, to a hundredth. */
export function moonLatitude(time: Time): number {
  return sum(LATITUDE, toCenturies(time)) * 1e-6;
}

/** Returns the moon's horizontal parallax in degrees, to a hundredth. */
export function moonParallax(time: Time): number {
  return 0.9507 + 0.0518 * cos(findArguments(toCenturies(time)).moon);
}

function sum(terms: readonly Term[], t: number): number {
  const { d, m, moon, f, e } = findArguments(t);
  return terms.reduce((total, [byD, byM, byMoon, byF, amplitude]) => {
    // The earth's orbit grows rounder, and with it every term that depends on the sun's anomaly.
    const factor = e ** Math.abs(byM);
    return total + amplitude * factor * sin(byD * d + byM * m + byMoon * moon + byF * f);
  }, 0);
}
