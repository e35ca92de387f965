import { expect, test } from 'vitest';
import { FESTIVALS } from '#domain/panchang/facts.ts';
import { describeDay, listNights, markDays, reasonOf, tithiDaysOf, tithiOf } from './days-model.ts';

const choice = { city: 'Ahmedabad', festivals: ['bestuVaras', 'navratri'] } as const;
const chosen = { city: choice.city, festivals: [...choice.festivals] };

test('marks each day with its tithi and the chosen festivals alone', () => {
  const marks = markDays({ from: '2026-11-08', to: '2026-11-10' }, chosen);
  expect([...marks]).toEqual([
    ['2026-11-08', { tithi: 'vad 14', festivals: [] }],
    ['2026-11-09', { tithi: 'Amas', festivals: [] }],
    ['2026-11-10', { tithi: 'sud 1', festivals: ['Bestu Varas'] }],
  ]);
});

test('describes a day in the member’s city', () => {
  expect(describeDay('2026-11-10', chosen)).toMatchObject({
    name: 'Kartak sud 1',
    day: { samvat: 2083, sunrise: '2026-11-10T01:19:47.000Z' },
    festivals: [{ key: 'bestuVaras', otherDay: null }],
  });
  expect(describeDay('2026-05-20', chosen).name).toBe('Adhik Jeth sud 4');
  expect(describeDay('2026-11-09', { ...chosen, city: 'Toronto' }).name).toBe('Kartak sud 1');
});

test('finds the next day of a tithi in the date’s city, else in the member’s own', () => {
  const next = tithiDaysOf('Toronto');
  const { tithi } = tithiOf('2025-10-22', 'Ahmedabad');
  expect(tithi).toEqual({ month: 1, paksha: 'sud', tithi: 1 });
  expect(next(tithi, 'Ahmedabad', '2026-11-01')).toBe('2026-11-10');
  expect(next(tithi, null, '2026-11-01')).toBe('2026-11-09');
});

test('lists the nights of Navratri from any of them', () => {
  expect(listNights('navratri', '2026-10-15', 'Ahmedabad')).toHaveLength(9);
  expect(listNights('diwali', '2026-11-08', 'Ahmedabad')).toEqual(['2026-11-08']);
});

test('knows the moment of each festival by a tithi', () => {
  const byOthers = FESTIVALS.filter((key) => reasonOf({ key, day: '2026-03-04', otherDay: null }) === null);
  expect(byOthers).toEqual(['uttarayan', 'navratri', 'eidAlFitr', 'eidAlAdha', 'parsiNewYear', 'christmas']);
  expect(reasonOf({ key: 'dhuleti', day: '2025-03-14', otherDay: null })).toBe('dusk');
});

test.each([
  ['2026-03-03', 'holi', '2026-03-02', 'bhadra'],
  ['2026-03-04', 'dhuleti', '2026-03-03', 'bhadra'],
  ['2022-10-05', 'dussehra', '2022-10-04', 'shravana'],
] as const)('says on %s why %s is a day later', (day, key, otherDay, reason) => {
  const { festivals } = describeDay(day, { city: 'Ahmedabad', festivals: [key] });
  expect(festivals).toEqual([{ key, day, otherDay }]);
  expect(festivals.map(reasonOf)).toEqual([reason]);
});
