import { expect, test } from 'vitest';
import { countSeasons, hasBegun } from './model.ts';

function month(name: string, dates: number, memories = 0) {
  return { month: name, dates, memories, spent: '0.00' };
}

test('counts dates and memories by the seasons of Gujarat', () => {
  const months = [
    month('2025-12', 1),
    month('2026-02', 2, 1),
    month('2026-03', 5),
    month('2026-09', 3),
    month('2026-10', 0, 4),
  ];
  expect(countSeasons(months)).toEqual([
    { season: 'winter', count: 4 },
    { season: 'summer', count: 5 },
    { season: 'monsoon', count: 3 },
    { season: 'autumn', count: 4 },
  ]);
});

test('reports an empty year as not begun, and begun from the first expense', () => {
  const nothing = {
    months: [month('2026-11', 0)],
    dateKinds: [],
    planners: [],
    totalSpent: '0.00',
    spending: [],
  };
  expect(hasBegun(nothing)).toBe(false);
  expect(hasBegun({ ...nothing, spending: [{ category: 'food', total: '40.00' }] })).toBe(true);
  expect(hasBegun({ ...nothing, months: [month('2026-11', 0, 1)] })).toBe(true);
});
