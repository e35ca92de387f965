import { describe, expect, test } from 'vitest';
import { percentOf } from '#domain/kernel/money.ts';
import { adminFiguresText } from '#messages/en/admin/figures.ts';
import { insightsText } from '#messages/en/admin/insights.ts';
import { monthlyFee } from '#server/features/deals/figures-service.ts';
import { birthdayKeys, confidenceOf, fillDays, fitGrowth, monthsUntil } from './policy.ts';

test.each([
  ['₹5,000 per month', 5000],
  ['5000', 5000],
  ['₹ 1,25,000.50', 125_000.5],
  ['Free', 0],
  ['to be agreed', 0],
  ['-200', 0],
  [null, 0],
])('reads the fee %j as %d rupees a month', (fee, rupees) => {
  expect(monthlyFee(fee)).toBe(rupees);
});

describe('estimates growth', () => {
  test('computes ten percent with certainty for growth of a tenth each month', () => {
    const growth = fitGrowth([1000, 1100, 1210, 1331, 1464.1, 1610.51]);
    expect(growth.rate).toBe(10);
    expect(growth.interval).toEqual({ low: 10, high: 10 });
    expect(growth.predicted).toBe(1772);
  });

  test('computes an interval around the rate of uneven months', () => {
    const { rate, interval } = fitGrowth([100, 130, 120, 170, 160, 210]);
    // Computed independently of this code.
    expect({ rate, interval }).toEqual({ rate: 14.3, interval: { low: 6.6, high: 22.6 } });
  });

  test('returns no interval for two months, and no growth for one month', () => {
    expect(fitGrowth([100, 120])).toEqual({ rate: 20, interval: null, predicted: 144 });
    expect(fitGrowth([0, 0, 7])).toEqual({ rate: 0, interval: null, predicted: 7 });
    expect(fitGrowth([])).toEqual({ rate: 0, interval: null, predicted: 0 });
  });
});

test('increases confidence with the number of cases', () => {
  expect([0, 1, 4, 25, 100, 10_000].map((cases) => confidenceOf(cases, 30))).toEqual([0, 0, 50, 80, 90, 99]);
});

test('rounds shares to one decimal, and returns 0 for a share of nothing', () => {
  expect([percentOf(1, 3), percentOf(2, 2), percentOf(0, 0)]).toEqual([33.3, 100, 0]);
});

test('fills days and months without figures', () => {
  expect(fillDays(new Map([['2026-03-01', 4]]), '2026-03-02', 3)).toEqual([
    { day: '2026-02-28', value: 0 },
    { day: '2026-03-01', value: 4 },
    { day: '2026-03-02', value: 0 },
  ]);
  expect(monthsUntil('2026-01-31', 3)).toEqual(['2025-11', '2025-12', '2026-01']);
});

test('finds birthdays across the year’s end, and those of 29 February every year', () => {
  expect(birthdayKeys('2026-12-30', 3)).toEqual([1230, 1231, 101, 102]);
  expect(birthdayKeys('2026-02-27', 2)).toEqual([227, 228, 229, 301]);
  expect(birthdayKeys('2028-02-27', 2)).toEqual([227, 228, 229]);
});

test('uses the singular for one', () => {
  expect([insightsText.offerPremium(1), insightsText.openPilot(1), insightsText.birthdayGifts(1)]).toEqual([
    'Offer Premium to the one couple without it whose expenses reach the threshold',
    'Invite the one couple that waits in the pilot’s cities',
    'Offer a gift for the one birthday of the next 30 days',
  ]);
  const { redeemedLately, predicted, basisMembers } = adminFiguresText;
  expect(['1', '2'].map(redeemedLately)).toEqual(['1 redemption in 30 days', '2 redemptions in 30 days']);
  expect(predicted('1')).toBe('1 member in a month at this rate');
  expect(['1', '1,200'].map(basisMembers)).toEqual(['Over 1 member.', 'Over 1,200 members.']);
});
