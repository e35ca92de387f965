import { expect, test } from 'vitest';
import { readDay } from '../days.ts';
import { festivalInYear, listFestivals } from '../festivals.ts';
import type { FestivalKey } from '../rules.ts';
import { AHMEDABAD, LONDON, MUMBAI, NEW_YORK, TORONTO } from './places.ts';
import { NAVRATRI_NIGHTS, PUBLISHED } from './published-days.ts';

const published = Object.entries(PUBLISHED).flatMap(([source, festivals]) =>
  (Object.entries(festivals) as [FestivalKey, readonly string[]][]).flatMap(([key, days]) =>
    days.map((day) => ({ source, key, day })),
  ),
);

test('has each published festival day', () => {
  const differing = published.filter(({ key, day }) => {
    const days = festivalInYear(key, Number(day.slice(0, 4)), AHMEDABAD);
    return days.length !== 1 || days[0]?.day !== day;
  });
  expect(differing).toEqual([]);
  expect(new Set(published.map(({ key, day }) => `${key} ${day}`)).size).toBeGreaterThanOrEqual(60);
});

test.each(NAVRATRI_NIGHTS)('has the nights of Navratri from %s to %s', (first, last, count) => {
  const nights = festivalInYear('navratri', Number(first.slice(0, 4)), AHMEDABAD);
  expect([nights[0]?.day, nights.at(-1)?.day, nights.length]).toEqual([first, last, count]);
});

test('has every festival once in each Gregorian year from 2020 to 2030', () => {
  const keys = [...new Set(listFestivals({ from: '2020-01-01', to: '2030-12-31' }, AHMEDABAD).map(({ key }) => key))];
  expect(keys).toHaveLength(27);
  const counts = Array.from({ length: 11 }, (_, place) => 2020 + place).flatMap((year) =>
    keys.map((key) => ({ key, count: festivalInYear(key, year, AHMEDABAD).length })),
  );
  expect(counts.filter(({ key, count }) => key !== 'navratri' && count !== 1)).toEqual([]);
  const nights = counts.filter(({ key }) => key === 'navratri').map(({ count }) => count);
  expect([Math.min(...nights), Math.max(...nights)]).toEqual([8, 10]);
});

test('has eight to ten nights of Navratri in a hundred years of two places', () => {
  const years = Array.from({ length: 101 }, (_, place) => 2000 + place);
  const counts = [MUMBAI, LONDON].flatMap((place) =>
    years.map((year) => festivalInYear('navratri', year, place).length),
  );
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([8, 10]);
});

test.each([
  [2004, MUMBAI],
  [2021, LONDON],
])('ends Navratri of %s with the night of Navami, where Dussehra is on its day', (year, place) => {
  const last = festivalInYear('navratri', year, place).at(-1)?.day ?? '';
  expect(festivalInYear('dussehra', year, place)).toMatchObject([{ day: last }]);
  expect(readDay(last, place)).toMatchObject({ month: 12, paksha: 'sud', tithi: 9 });
});

test('lists the festivals of some days in their order, from any first day on', () => {
  const range = { from: '2026-11-06', to: '2026-11-11' };
  const listed = listFestivals(range, AHMEDABAD).map(({ key, day }) => `${day} ${key}`);
  expect(listed).toEqual([
    '2026-11-06 dhanteras',
    '2026-11-07 kaliChaudas',
    '2026-11-08 diwali',
    '2026-11-10 bestuVaras',
    '2026-11-11 bhaiBeej',
  ]);
  for (const day of ['2026-11-08', '2026-11-10'])
    expect(listFestivals({ from: day, to: day }, AHMEDABAD)).toHaveLength(1);
});

test('names the day of almanacs with another rule', () => {
  expect(festivalInYear('holi', 2026, AHMEDABAD)).toEqual([{ key: 'holi', day: '2026-03-03', otherDay: '2026-03-02' }]);
  expect(festivalInYear('janmashtami', 2023, AHMEDABAD)).toEqual([
    { key: 'janmashtami', day: '2023-09-07', otherDay: '2023-09-06' },
  ]);
  expect(festivalInYear('janmashtami', 2024, AHMEDABAD)[0]?.otherDay).toBeNull();
});

test('has another day where the sun of another place decides so', () => {
  expect(festivalInYear('bestuVaras', 2026, AHMEDABAD)[0]?.day).toBe('2026-11-10');
  expect(festivalInYear('bestuVaras', 2026, TORONTO)[0]?.day).toBe('2026-11-09');
  expect(festivalInYear('diwali', 2025, NEW_YORK)[0]?.day).toBe('2025-10-20');
});

test('moves the Parsi new year back by a day in each leap year', () => {
  const days = [2019, 2020, 2023, 2024, 2027, 2028].map(
    (year) => festivalInYear('parsiNewYear', year, AHMEDABAD)[0]?.day,
  );
  expect(days).toEqual(['2019-08-17', '2020-08-16', '2023-08-16', '2024-08-15', '2027-08-15', '2028-08-14']);
});
