import type { z } from 'zod';
import type { AdminGiftCard, GiftCardInput } from '#domain/gift-cards/admin.ts';
import { GIFT_CARD_CATEGORIES, GIFT_CARD_DEFAULTS } from '#domain/gift-cards/facts.ts';
import { readCount } from '#domain/kernel/text/amount-text.ts';
import { giftCardCategories } from '#messages/gift-cards.ts';
import { toTranslationForm } from '../../translations-model.ts';

export const categoryOptions = GIFT_CARD_CATEGORIES.map((value) => ({
  value,
  label: giftCardCategories[value],
}));

/** The texts of a gift card that can be translated. */
export const TRANSLATED_CARD_TEXTS = ['description', 'terms'] as const;

/** Values of the form. */
export type GiftCardForm = z.input<typeof GiftCardInput>;

/** Returns the initial values; a new gift card has no category and no price. */
export function toGiftCardForm(card: AdminGiftCard | null): Partial<GiftCardForm> {
  const translations = toTranslationForm(TRANSLATED_CARD_TEXTS, card?.translations);
  if (!card) return { title: '', description: '', terms: '', ...GIFT_CARD_DEFAULTS, isActive: true, translations };
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
    translations,
  };
}

/** Parses a typed number; other text becomes 0 (admin specification, section 5). */
export function parseTyped(typed: unknown): number {
  return readCount(typed) || 0;
}
