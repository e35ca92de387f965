import { expect, test } from 'vitest';
import { isSurpriseDay, lastSurpriseDay } from './surprise-day.ts';

test('allows the days from tomorrow to 370 days ahead, across a leap day', () => {
  expect(lastSurpriseDay('2027-02-10')).toBe('2028-02-15');
  expect(lastSurpriseDay('2028-02-10')).toBe('2029-02-14');
  const days = ['2027-02-10', '2027-02-11', '2028-02-15', '2028-02-16'];
  expect(days.filter((day) => isSurpriseDay(day, '2027-02-10'))).toEqual(['2027-02-11', '2028-02-15']);
});
