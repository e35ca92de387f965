import { INDIA } from '#server/platform/clock.ts';

const SYNODIC_MONTH_DAYS = 29.530588861;
/** The new moon of 6 January 2000 as a Julian day. */
const FIRST_NEW_MOON = 2451550.09766;
const UNIX_EPOCH_JULIAN_DAY = 2440587.5;
const DAY_MS = 86_400_000;

export type Phase = 'new' | 'full';

/**
 * Returns the first new or full moon at or after noon in India on `day`, accurate to a few minutes.
 * Source: J. Meeus, Astronomical Algorithms, chapter 49, its largest terms.
 */
export function findMoon(phase: Phase, day: Temporal.PlainDate): Temporal.ZonedDateTime {
  const noon = day.toZonedDateTime({ timeZone: INDIA, plainTime: '12:00' });
  const estimate = (julianDay(noon) - FIRST_NEW_MOON) / SYNODIC_MONTH_DAYS - (phase === 'full' ? 0.5 : 0);
  for (let month = Math.floor(estimate) - 1; ; month += 1) {
    const moon = moonAt(month + (phase === 'full' ? 0.5 : 0));
    if (Temporal.ZonedDateTime.compare(moon, noon) >= 0) return moon;
  }
}

function moonAt(k: number): Temporal.ZonedDateTime {
  const centuries = k / 1236.85;
  const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
  const sun = 2.5534 + 29.1053567 * k;
  const moon = 201.5643 + 385.81693528 * k;
  const node = 160.7108 + 390.67050284 * k;
  const eccentricity = 1 - 0.002516 * centuries;
  const correction =
    0.00015437 * centuries ** 2 -
    0.4072 * sine(moon) +
    0.17241 * eccentricity * sine(sun) +
    0.01608 * sine(2 * moon) +
    0.01039 * sine(2 * node) +
    0.00739 * eccentricity * sine(moon - sun) -
    0.00514 * eccentricity * sine(moon + sun) +
    0.00208 * sine(2 * sun) -
    0.00111 * sine(moon - 2 * node) -
    0.00057 * sine(moon + 2 * node) +
    0.00056 * sine(2 * moon + sun) -
    0.00042 * sine(3 * moon);
  const julian = FIRST_NEW_MOON + SYNODIC_MONTH_DAYS * k + correction;
  return Temporal.Instant.fromEpochMilliseconds(
    Math.round((julian - UNIX_EPOCH_JULIAN_DAY) * DAY_MS),
  ).toZonedDateTimeISO(INDIA);
}

function julianDay(moment: Temporal.ZonedDateTime): number {
  return moment.epochMilliseconds / DAY_MS + UNIX_EPOCH_JULIAN_DAY;
}
