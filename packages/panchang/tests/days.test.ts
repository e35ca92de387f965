import { expect, test } from 'vitest';
import { dayAt, hasTithi, nextTithiDay, readDay, readDays, type Tithi } from '../days.ts';
import { monthOf } from '../months.ts';
import { toDay, toDayNumber } from '../time.ts';
import { startOf, TITHIS } from '../tithis.ts';
import { AHMEDABAD, TORONTO } from './places.ts';

const BESTU_VARAS: Tithi = { month: 1, paksha: 'sud', tithi: 1 };

/** Lists the days on which a tithi recurs in Ahmedabad between two calendar dates, both inclusive. */
function listRecurrences(tithi: Tithi, { from, to }: { from: string; to: string }): string[] {
  const days: string[] = [];
  const next = (start: string) => nextTithiDay(tithi, start, AHMEDABAD);
  for (let day = next(from); day <= to; day = next(toDay(toDayNumber(day) + 1))) days.push(day);
  return days;
}

test('names a day by the tithi at its sunrise', () => {
  expect(readDay('2026-11-21', AHMEDABAD)).toMatchObject({ month: 1, paksha: 'sud', tithi: 12, isAdhika: false });
  expect(readDay('2026-11-09', AHMEDABAD)).toMatchObject({ month: 12, paksha: 'vad', tithi: 15 });
  expect(readDay('2026-11-24', AHMEDABAD)).toMatchObject({ month: 1, paksha: 'sud', tithi: 15 });
});

test('changes the year of the Vikram Samvat with the first sunrise in Kartak', () => {
  expect(readDay('2026-11-09', AHMEDABAD).samvat).toBe(2082);
  expect(readDay('2026-11-10', AHMEDABAD).samvat).toBe(2083);
  expect(readDay('2027-01-14', AHMEDABAD).samvat).toBe(2083);
  expect(readDay('2027-10-29', AHMEDABAD).samvat).toBe(2083);
  expect(readDay('2027-10-30', AHMEDABAD).samvat).toBe(2084);
});

test.each([
  [2020, 12, '2020-09-18', '2020-10-16'],
  [2023, 10, '2023-07-18', '2023-08-16'],
  [2026, 8, '2026-05-17', '2026-06-15'],
])('finds the adhika month of %i', (year, month, first, last) => {
  const days = readDays({ from: `${year}-01-01`, to: `${year}-12-31` }, AHMEDABAD).filter(({ isAdhika }) => isAdhika);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual([first, last]);
  expect(new Set(days.map((day) => day.month))).toEqual(new Set([month]));
});

test('finds the month that was lost in 1983, between two adhika months', () => {
  const around = readDays({ from: '1982-09-01', to: '1983-03-31' }, AHMEDABAD);
  const months = [...new Set(around.map(({ month, isAdhika }) => `${isAdhika ? 'adhika ' : ''}${month}`))];
  expect(months).toEqual(['11', 'adhika 12', '12', '1', '2', '3', 'adhika 5', '5']);
  expect(monthOf(-210).lost).toBe(4);
});

test('counts tithis without a gap: one is left out (kshaya) or comes twice (vriddhi)', () => {
  const days = readDays({ from: '2026-01-01', to: '2026-12-31' }, AHMEDABAD);
  const steps = new Map<number, number>();
  for (const [at, { paksha, tithi }] of days.entries()) {
    const before = days[at - 1];
    if (!before) continue;
    const index = (part: typeof before) => (part.paksha === 'sud' ? 0 : 15) + part.tithi;
    const step = (index({ ...before, paksha, tithi }) - index(before) + TITHIS) % TITHIS;
    steps.set(step, (steps.get(step) ?? 0) + 1);
  }
  expect([...steps.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  // 354 tithis and an adhika month of 30 in a year of 365 days: more are left out than come twice.
  expect(steps.get(2)).toBeGreaterThan(steps.get(0) ?? 0);
});

test('recurs on the day at whose sunrise the tithi is', () => {
  expect(listRecurrences(BESTU_VARAS, { from: '2020-01-01', to: '2026-12-31' })).toEqual([
    '2020-11-16',
    '2021-11-05',
    '2022-10-26',
    '2023-11-14',
    '2024-11-02',
    '2025-10-22',
    '2026-11-10',
  ]);
  expect(nextTithiDay(BESTU_VARAS, '2026-11-10', AHMEDABAD)).toBe('2026-11-10');
  expect(nextTithiDay(BESTU_VARAS, '2026-11-11', AHMEDABAD)).toBe('2027-10-30');
});

test('recurs on the day of a kshaya tithi, and on the first of a vriddhi tithi', () => {
  // Sud 1 of Chaitra began on 19 March 2026 after sunrise and ended before the next.
  const padvo: Tithi = { month: 6, paksha: 'sud', tithi: 1 };
  expect(readDay('2026-03-19', AHMEDABAD)).toMatchObject({ month: 5, paksha: 'vad', tithi: 15 });
  expect(readDay('2026-03-20', AHMEDABAD)).toMatchObject({ month: 6, paksha: 'sud', tithi: 2 });
  expect(nextTithiDay(padvo, '2026-01-01', AHMEDABAD)).toBe('2026-03-19');
  expect(hasTithi('2026-03-19', padvo, AHMEDABAD)).toBe(true);
  expect(hasTithi('2026-03-20', padvo, AHMEDABAD)).toBe(false);

  const days = readDays({ from: '2026-01-01', to: '2026-12-31' }, AHMEDABAD);
  const doubled = days.filter((day, at) => !day.isAdhika && days[at + 1]?.tithi === day.tithi);
  expect(doubled.length).toBeGreaterThan(3);
  for (const { day, month, paksha, tithi } of doubled)
    expect(nextTithiDay({ month, paksha, tithi }, day, AHMEDABAD)).toBe(day);
});

test('recurs in the regular month of a year with an adhika one', () => {
  const date: Tithi = { month: 10, paksha: 'sud', tithi: 5 };
  expect(readDay('2023-07-22', AHMEDABAD)).toMatchObject({ month: 10, paksha: 'sud', isAdhika: true });
  const [day] = listRecurrences(date, { from: '2023-01-01', to: '2023-12-31' });
  expect(day).toBe('2023-08-21');
  expect(listRecurrences(date, { from: '2023-01-01', to: '2023-12-31' })).toHaveLength(1);
});

test('recurs once a year over forty years', () => {
  for (const month of [1, 4, 6, 9, 12]) {
    for (const [paksha, tithi] of [
      ['sud', 1],
      ['sud', 15],
      ['vad', 8],
      ['vad', 15],
    ] as const) {
      const days = listRecurrences({ month, paksha, tithi }, { from: '1990-01-01', to: '2029-12-31' });
      const gaps = days.slice(1).map((day, at) => (Date.parse(day) - Date.parse(days[at] ?? '')) / 86_400_000);
      expect(Math.min(...gaps)).toBeGreaterThan(350);
      expect(Math.max(...gaps)).toBeLessThan(386);
      expect(days.filter((day) => !hasTithi(day, { month, paksha, tithi }, AHMEDABAD))).toEqual([]);
    }
  }
});

test('has another tithi on the same day where the sun rises later', () => {
  const differing = readDays({ from: '2026-01-01', to: '2026-12-31' }, TORONTO).filter(
    (day) => readDay(day.day, AHMEDABAD).tithi !== day.tithi,
  );
  expect(differing.length).toBeGreaterThan(100);
});

test('has the sunrise of the published almanac to a minute', () => {
  // drikpanchang.com, Ahmedabad, 8 November 2026: 06:48.
  expect(readDay('2026-11-08', AHMEDABAD).sunrise.slice(0, 16)).toBe('2026-11-08T01:18');
});

test('begins a day at its sunrise', () => {
  const newMoon = startOf(332 * TITHIS);
  expect(toDay(dayAt(newMoon, AHMEDABAD))).toBe('2026-11-09');
});
