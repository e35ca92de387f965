import { expect, test } from 'vitest';
import type { BrandDeal, Redemption } from '#domain/deals/schema.ts';
import { countChips, countLeft, dealsOfChip, isEndingSoon, refusalToast, weeklyUse } from './model.ts';

const deal = (details: Partial<BrandDeal>): BrandDeal => ({
  id: 'deal',
  businessName: 'Kaapi House',
  title: 'Two for one',
  offerType: null,
  offerText: 'Two for one',
  description: '',
  category: 'cafe',
  originalPrice: null,
  location: 'Surat',
  address: null,
  validFrom: '2026-11-01',
  validTo: '2026-12-01',
  promoCode: null,
  terms: null,
  isActive: true,
  isPremiumOnly: false,
  isFeatured: false,
  maxRedemptions: null,
  currentRedemptions: 0,
  ...details,
});
const redemption = (redeemedAt: string, dealId = 'deal'): Redemption => ({
  id: redeemedAt,
  dealId,
  redeemedAt,
  redemptionCode: 'ABCD2345',
  dealTitle: '',
  businessName: '',
  offerText: '',
  location: '',
  promoCode: null,
  terms: null,
});

test('counts the deals of each chip; a deal without a chip is under All only', () => {
  const deals = (['cafe', 'restaurant', 'activity', 'entertainment', 'other'] as const).map((category) =>
    deal({ category }),
  );
  expect(countChips(deals).map(({ label, count }) => [label, count])).toEqual([
    ['All', 5],
    ['Cafes', 1],
    ['Dining', 1],
    ['Entertainment', 2],
    ['Shopping', 0],
    ['Travel', 0],
  ]);
  expect(dealsOfChip(deals, 'dining')).toEqual([deals[1]]);
});

test("counts this deal's redemptions since Sunday 00:00 in India", () => {
  const nowIso = '2026-11-18T12:00:00.000Z';
  const redemptions = [
    redemption('2026-11-14T18:30:00.000Z'),
    redemption('2026-11-14T18:29:59.000Z'),
    redemption('2026-11-17T10:00:00.000Z', 'another'),
  ];
  expect(weeklyUse(redemptions, 'deal', { isPremium: false, nowIso })).toEqual({
    used: 1,
    quota: 1,
    isUsedUp: true,
  });
  expect(weeklyUse(redemptions, 'deal', { isPremium: true, nowIso })).toEqual({
    used: 1,
    quota: 3,
    isUsedUp: false,
  });
});

test('marks a deal as ending soon from seven days before its last day', () => {
  expect(isEndingSoon('2026-11-28', '2026-11-21')).toBe(true);
  expect(isEndingSoon('2026-11-29', '2026-11-21')).toBe(false);
});

test('keeps the remaining count at zero or more', () => {
  expect(countLeft(deal({}))).toBeNull();
  expect(countLeft(deal({ maxRedemptions: 5, currentRedemptions: 3 }))).toBe(2);
  expect(countLeft(deal({ maxRedemptions: 2, currentRedemptions: 3 }))).toBe(0);
});

test.each([
  [401, false, 'Login Required', 'Please log in to redeem deals'],
  [403, false, 'Premium Required', 'the server’s words'],
  [409, false, 'Deal Unavailable', 'This deal has reached its redemption limit'],
  [429, true, 'Weekly Limit Reached', "You've reached the weekly limit for this deal. Try again next week!"],
  [429, false, 'Upgrade to Premium', expect.stringContaining('once per week')],
  [404, false, 'Redemption Failed', 'the server’s words'],
])('explains a rejection %i to a member (premium: %s) as %s', (status, isPremium, title, description) => {
  expect(refusalToast({ status, message: 'the server’s words' }, isPremium)).toEqual({
    title,
    description,
    tone: 'danger',
  });
});
