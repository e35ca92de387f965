import type { z } from 'zod';
import { GIFT_CARD_CATEGORIES, GIFT_CARD_DEFAULTS } from '#contract/gift-card-lists.ts';
import type { AdminGiftCard, GiftCardInput } from '#contract/admin/gift-cards.ts';
import { giftCardCategories } from '#messages/en/gift-card-categories.ts';

export const categoryOptions = GIFT_CARD_CATEGORIES.map((value) => ({
  value,
  label: giftCardCategories[value],
}));

/** What the form holds. */
export type GiftCardForm = z.input<typeof GiftCardInput>;

/** What it begins with: for a new one nothing is chosen, and no price is typed. */
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

/** A number as it was typed; what is none is 0 (admin specification, section 5). */
export function parseTyped(typed: unknown): number {
  return Number(typed) || 0;
}
