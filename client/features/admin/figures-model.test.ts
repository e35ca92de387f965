import { expect, test } from 'vitest';
import type { Overview } from '#domain/insights/schema.ts';
import { actionItems, activityOf, hasHighPotential, inDaysText } from './figures-model.ts';

function overview(premium: number, pilot: number, active: number): Overview {
  return {
    users: { total: 1000, premium, joined: [] },
    deals: { total: active, active, redemptions: [] },
    premiumPercent: 0,
    waitlist: { total: pilot, pilot, pilotPercent: 100 },
    revenue: {
      premiumUsers: premium,
      premiumPrice: 699,
      premiumRevenue: '0.00',
      partnershipRevenue: '0.00',
      totalMrr: '0.00',
      annualRunRate: '0.00',
      averagePartnershipFee: 0,
      payingPartners: 0,
      monthlyTarget: 50_000,
      paid: { members: 0, monthly: '0.00', yearly: '0.00' },
    },
    birthdays: {
      known: 0,
      total: 0,
      today: 0,
      next7Days: 0,
      next30Days: 0,
      giftOpportunity: '0.00',
      urgent: [],
    },
    goals: [],
  };
}

test('lists action items below 10 premium users, 50 pilot couples and 5 active deals', () => {
  expect(actionItems(overview(9, 49, 4))).toHaveLength(3);
  expect(actionItems(overview(10, 50, 5))).toEqual([]);
  expect(actionItems(overview(10, 49, 5))).toEqual([
    'Fewer than 50 couples on the Gujarat pilot’s waitlist: 49 so far',
  ]);
});

test('rates activity as high from 5 dates and medium from 2', () => {
  expect([0, 1, 2, 4, 5].map((dateCount) => activityOf({ dateCount }))).toEqual([
    'low',
    'low',
    'medium',
    'medium',
    'high',
  ]);
});

test('finds high potential from ₹2,000, but never in a premium couple', () => {
  const judge = (isPremium: boolean) =>
    ['1999.99', '2000.00'].map((totalExpenses) => hasHighPotential({ totalExpenses, isPremium }));
  expect(judge(false)).toEqual([false, true]);
  expect(judge(true)).toEqual([false, false]);
});

test('formats the remaining days', () => {
  expect([0, 1, 5].map(inDaysText)).toEqual(['Today', 'Tomorrow', 'In 5 days']);
});
