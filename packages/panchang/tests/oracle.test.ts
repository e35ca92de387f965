import { Body, MoonPhase, Observer, SearchRiseSet } from 'astronomy-engine';
import { expect, test } from 'vitest';
import { indexOf, readDays } from '../days.ts';
import type { Place } from '../sky.ts';
import { toDay, toDayNumber } from '../time.ts';
import { AHMEDABAD, RAJKOT, SURAT, TORONTO } from './places.ts';

const DAYS = 3650;
const FIRST = '2021-01-01';
const FEW_SECONDS = 10_000;
/** Degrees that the moon gains on the sun in two minutes, at its fastest. */
const TWO_MINUTES_DEGREES = (14.6 / 1440) * 2;

test.each([
  ['Ahmedabad', AHMEDABAD],
  ['Surat', SURAT],
  ['Rajkot', RAJKOT],
  ['Toronto', TORONTO],
])(
  `agrees with astronomy-engine on the tithi at sunrise of ${DAYS} days in %s`,
  { timeout: 60_000 },
  (_name, place) => {
    const to = toDay(toDayNumber(FIRST) + DAYS - 1);
    const days = readDays({ from: FIRST, to }, place);
    const observer = new Observer(place.latitude, place.longitude, 0);
    const differing: number[] = [];
    let worst = 0;
    for (const day of days) {
      const sunrise = findSunrise(day.sunrise, observer);
      worst = Math.max(worst, Math.abs(sunrise.getTime() - Date.parse(day.sunrise)));
      const angle = MoonPhase(sunrise);
      const past = angle % 12;
      if (Math.floor(angle / 12) !== indexOf(day)) differing.push(Math.min(past, 12 - past));
    }
    expect(days).toHaveLength(DAYS);
    expect(differing.length).toBeLessThanOrEqual(DAYS / 1000);
    expect(Math.max(0, ...differing)).toBeLessThan(TWO_MINUTES_DEGREES);
    expect(worst).toBeLessThan(FEW_SECONDS);
  },
);

/** Returns the sunrise that the other computation finds near a time. */
function findSunrise(near: string, observer: Observer): Date {
  const found = SearchRiseSet(Body.Sun, observer, 1, new Date(Date.parse(near) - 3_600_000), 0.1);
  if (!found) throw new Error(`no sunrise near ${near}`);
  return found.date;
}

test.each<[string, Place]>([
  ['1901-01-01', AHMEDABAD],
  ['1950-06-01', RAJKOT],
  ['2095-01-01', SURAT],
])('agrees on a hundred days from %s on', (from, place) => {
  const days = readDays({ from, to: toDay(toDayNumber(from) + 99) }, place);
  const observer = new Observer(place.latitude, place.longitude, 0);
  const pasts = days.map((day) => MoonPhase(findSunrise(day.sunrise, observer)) - indexOf(day) * 12);
  expect(Math.min(...pasts)).toBeGreaterThan(-TWO_MINUTES_DEGREES);
  expect(Math.max(...pasts)).toBeLessThan(12 + TWO_MINUTES_DEGREES);
});
