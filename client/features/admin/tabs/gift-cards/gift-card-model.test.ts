import { expect, test } from 'vitest';
import { GiftCardInput } from '#domain/gift-cards/admin.ts';
import { wordFault } from '#domain/kernel/fault.ts';
import { adminFaultsText } from '#messages/en/admin/faults.ts';
import { parseTyped, toGiftCardForm } from './gift-card-model.ts';

test('fills a new gift card with the defaults of the specification, without a price', () => {
  expect(toGiftCardForm(null)).toEqual({
    title: '',
    description: '',
    terms: '',
    validityDays: 365,
    stockQuantity: 100,
    isActive: true,
    translations: { gu: { description: '', terms: '' }, hi: { description: '', terms: '' } },
  });
});

test('parses text that is not a number as 0, which validation rejects', () => {
  expect([parseTyped('12500'), parseTyped(''), parseTyped('many'), parseTyped(undefined)]).toEqual([12_500, 0, 0, 0]);
  const form = { title: 'Amazon', category: 'food', description: 'Chai', denomination: 0, pointsCost: 0 };
  expect(GiftCardInput.safeParse(form).error?.issues.map(({ message }) => wordFault(message, adminFaultsText))).toEqual(
    ['Denomination must be at least 1', 'Points Required must be at least 1'],
  );
});
