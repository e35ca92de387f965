import { expect, test } from 'vitest';
import { chooseReadyWords, momentOf, partOfDay, seasonOf } from './ready-words-model.ts';

test('knows the parts of the day', () => {
  expect([4, 5, 10, 11, 16, 17, 20, 21, 0].map((hour) => partOfDay(hour))).toEqual([
    'night',
    'morning',
    'morning',
    'day',
    'day',
    'evening',
    'evening',
    'night',
    'night',
  ]);
});

test('knows the seasons of Gujarat', () => {
  const months = Array.from({ length: 12 }, (_, month) => seasonOf(month + 1));
  expect(months.slice(0, 2)).toEqual(['winter', 'winter']);
  expect(months.slice(2, 6)).toEqual(Array.from({ length: 4 }, () => 'summer'));
  expect(months.slice(6, 9)).toEqual(Array.from({ length: 3 }, () => 'monsoon'));
  expect(months.slice(9)).toEqual(['festive', 'winter', 'winter']);
});

test('offers the words of the hour and the season first', () => {
  expect(chooseReadyWords('playful', { hour: 18, month: 8 })).toEqual([
    'Pani puri on the way home?',
    'Rain, so bhajiya. That is the law',
    'Race you to the last samosa',
    'Dance in the kitchen tonight?',
  ]);
});

test('reads hour and month by the device’s clock', () => {
  const instant = '2026-11-30T13:40:00Z';
  const local = new Date(instant);
  expect(momentOf(instant)).toEqual({ hour: local.getHours(), month: 11 });
});
