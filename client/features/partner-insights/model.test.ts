import { expect, test } from 'vitest';
import { partnerInsightsText as text } from '#messages/partner-insights.ts';
import { countMonths, countSeasons, hasBegun, perMonth } from './model.ts';

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

test('spreads sums over the months since the couple began, or brought something of before', () => {
  const months = [month('2026-08', 0), month('2026-09', 0), month('2026-10', 2), month('2026-11', 1)];
  expect(countMonths(months, '2026-11-02')).toBe(2);
  expect(countMonths(months, '2026-09-30')).toBe(3);
  expect(countMonths(months, '2024-02-14')).toBe(4);
  expect(countMonths([{ ...month('2026-08', 0), spent: '20.00' }, ...months.slice(1)], '2026-11-02')).toBe(4);
  expect(countMonths([month('2026-10', 0), month('2026-11', 0)], null)).toBe(2);
});

test('words a year, some months and a first month', () => {
  expect(text.meetingText(30, 12, perMonth(30, 12))).toBe('30 dates in twelve months, 2.5 a month.');
  expect(text.meetingText(6, 4, perMonth(6, 4))).toBe('6 dates in 4 months, 1.5 a month.');
  expect(text.meetingText(3, 1, perMonth(3, 1))).toBe('3 dates in one month.');
  expect(text.meetingText(1, 4, perMonth(1, 4))).toBe('One date in 4 months.');
  expect(text.spendingText('₹640', 4)).toBe('₹640 in 4 months.');
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
