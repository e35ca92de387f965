import { expect, test } from 'vitest';
import { type AdminDeal, DealInput } from '#domain/deals/admin.ts';
import { readCount } from '#domain/kernel/text/amount-text.ts';
import { beginDeal, dealTemplates, describeUse, toDealForm } from './deal-model.ts';

const deal: AdminDeal = {
  id: '0190d9a2-0000-7000-8000-000000000001',
  title: 'Thali for two',
  businessName: 'Agashiye',
  description: 'On the roof',
  category: 'restaurant',
  offerType: null,
  offerText: null,
  originalPrice: null,
  promoCode: null,
  location: 'Ahmedabad',
  address: null,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  maxRedemptions: null,
  currentRedemptions: 3,
  terms: null,
  contactInfo: null,
  partnershipFee: null,
  isPremiumOnly: true,
  isActive: false,
  isFeatured: true,
  translations: { gu: { title: 'બે જણની થાળી' } },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

test('preserves a deal that is opened and saved unchanged', () => {
  const { id: _id, createdAt: _at, updatedAt: _updated, currentRedemptions: _used, ...fields } = deal;
  expect(DealInput.parse(toDealForm(deal))).toEqual({
    ...fields,
    translations: { gu: { title: 'બે જણની થાળી' }, hi: {} },
  });
});

test('leaves only the business, the place and the end to fill in for each template', () => {
  expect(dealTemplates.map(({ name }) => name)).toEqual([
    'Minimum Bill Deal',
    'Date Night Combo',
    'Happy Hours Special',
  ]);
  for (const { start } of dealTemplates) {
    const form = beginDeal('2026-11-21', start);
    const { error } = DealInput.safeParse(form);
    expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set(['businessName', 'location', 'validTo']));
  }
});

test('reads an empty limit as unlimited and rejects text that is not a number', () => {
  expect([readCount(''), readCount(null), readCount('૧૨')]).toEqual([null, null, 12]);
  const form = { ...toDealForm(deal), maxRedemptions: readCount('many') };
  expect(DealInput.safeParse(form).success).toBe(false);
});

test('formats redemptions out of the limit', () => {
  expect(describeUse(deal)).toBe('3 / ∞');
  expect(describeUse({ currentRedemptions: 3, maxRedemptions: 1000 })).toBe('3 / 1,000');
});
