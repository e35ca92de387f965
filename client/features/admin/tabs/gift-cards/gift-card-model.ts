import { readCount } from '#domain/amount-text.ts';
import type { z } from 'zod';
import { GIFT_CARD_CATEGORIES, GIFT_CARD_DEFAULTS } from '#contract/constants/gift-cards.ts';
import type { AdminGiftCard, GiftCardInput } from '#contract/admin/gift-cards.ts';
import { giftCardCategories } from '#messages/screens/gift-card-categories.ts';

export const categoryOptions = GIFT_CARD_CATEGORIES.map((value) => ({
  value,
  label: giftCardCategories[value],
}));

/** Values of the form. */
export type GiftCardForm = z.input<typeof GiftCardInput>;

/** Returns the initial values; a new gift card has no category and no price. */
export function toGiftCardForm(card: AdminGiftCard | null): Partial<GiftCardForm> {
  if (!card) return { title: '', description: '', terms: '', ...GIFT_CARD_DEFAULTS, isActive: true };
  const { brand, category, denomination, pointsCost, description, terms } = card;
  const { validityDays, stockQuantity, isActive } = card;
  return {
    title: brand,
    category,
    denomination,
    pointsCost,
    description,
    terms: terms ?? '',
    validityDays,
    stockQuantity,
    isActive,
  };
}

/** Parses a typed number; other text becomes 0 (admin specification, section 5). */
export function parseTyped(typed: unknown): number {
  return readCount(typed) || 0;
}
