import { indiaDate } from '#client/lib/format/dates.ts';
import type { Chip } from '#client/ui/forms/chip-group.tsx';
import { GIFT_CARD_CATEGORIES, GIFT_CARD_DELIVERY_HOURS, type GiftCardCategory } from '#domain/gift-cards/facts.ts';
import type { GiftCard } from '#domain/gift-cards/schema.ts';
import type { WalletEntry } from '#domain/wallet/schema.ts';
import { giftCardCategories, giftCardScreensText as text } from '#messages/gift-cards.ts';

export type GiftCardChip = 'all' | GiftCardCategory;

/** Returns 'All' and the categories that have cards, in the specification's order, with their counts. */
export function chipsOf(cards: readonly GiftCard[]): Chip<GiftCardChip>[] {
  const present = GIFT_CARD_CATEGORIES.filter((category) => cardsOfChip(cards, category).length > 0);
  return [
    { value: 'all', label: text.all, count: cards.length },
    ...present.map((value) => ({
      value,
      label: giftCardCategories[value],
      count: cardsOfChip(cards, value).length,
    })),
  ];
}

export function cardsOfChip(cards: readonly GiftCard[], chip: GiftCardChip): readonly GiftCard[] {
  return chip === 'all' ? cards : cards.filter(({ category }) => category === chip);
}

/** Returns the cheapest gift card in stock that costs more than the balance. */
export function nextCard(cards: readonly GiftCard[], balance: number): GiftCard | undefined {
  return cards
    .filter(({ isInStock, pointsCost }) => isInStock && pointsCost > balance)
    .toSorted((a, b) => a.pointsCost - b.pointsCost)[0];
}

/** Returns the instant by which an order placed at `orderedAt` is delivered. */
export function deliveryOf(orderedAt: string): string {
  return new Date(Date.parse(orderedAt) + GIFT_CARD_DELIVERY_HOURS * 3_600_000).toISOString();
}

export interface StatementMonth {
  /** Month in India, `2026-11`. */
  month: string;
  entries: WalletEntry[];
}

/** Groups the entries by month, keeping their order. */
export function groupByMonth(entries: readonly WalletEntry[]): StatementMonth[] {
  const months: StatementMonth[] = [];
  for (const entry of entries) {
    const month = indiaDate(entry.createdAt).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}
