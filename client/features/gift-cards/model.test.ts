import { expect, test } from 'vitest';
import type { GiftCard } from '#domain/gift-cards/schema.ts';
import type { WalletEntry } from '#domain/wallet/schema.ts';
import { cardsOfChip, chipsOf, deliveryOf, groupByMonth, nextCard } from './model.ts';

function card(details: Partial<GiftCard>): GiftCard {
  return {
    id: crypto.randomUUID(),
    brand: 'Amazon',
    category: 'shopping',
    denomination: 500,
    pointsCost: 12_500,
    description: 'For everything',
    terms: null,
    validityDays: 365,
    isActive: true,
    isInStock: true,
    ...details,
  };
}

function entry(createdAt: string): WalletEntry {
  return {
    id: createdAt,
    cause: 'checkin',
    amount: 50,
    balanceAfter: 50,
    description: 'Check-in',
    createdAt,
  };
}

test('offers a chip for all cards and one for each present category', () => {
  const cards = [card({ category: 'food' }), card({}), card({ category: 'food' })];
  expect(chipsOf(cards)).toEqual([
    { value: 'all', label: 'All', count: 3 },
    { value: 'shopping', label: 'Shopping', count: 1 },
    { value: 'food', label: 'Food', count: 2 },
  ]);
  expect(cardsOfChip(cards, 'food')).toEqual([cards[0], cards[2]]);
  expect(cardsOfChip(cards, 'all')).toBe(cards);
});

test('finds the cheapest gift card in stock that is out of reach', () => {
  const cards = [
    card({ brand: 'Dear', pointsCost: 900 }),
    card({ brand: 'Gone', pointsCost: 200, isInStock: false }),
    card({ brand: 'Next', pointsCost: 300 }),
    card({ brand: 'Reached', pointsCost: 100 }),
  ];
  expect(nextCard(cards, 100)?.brand).toBe('Next');
  expect(nextCard(cards, 900)).toBeUndefined();
});

test('promises delivery within 24 hours', () => {
  expect(deliveryOf('2026-11-21T18:00:00.000Z')).toBe('2026-11-22T18:00:00.000Z');
});

test('groups the statement by month in India', () => {
  const entries = ['2026-10-31T18:31:00.000Z', '2026-10-31T18:29:00.000Z', '2026-10-02T03:00:00.000Z'];
  expect(groupByMonth(entries.map(entry)).map(({ month, entries: of }) => [month, of.length])).toEqual([
    ['2026-11', 1],
    ['2026-10', 2],
  ]);
});
