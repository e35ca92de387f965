import type { z } from 'zod';
import { formatCoins } from '#client/lib/format/money.ts';
import type { AdminDeal, DealInput } from '#domain/deals/admin.ts';
import { DEAL_CATEGORIES, DEAL_OFFER_TYPES } from '#domain/deals/facts.ts';
import { dealScreensText } from '#messages/deals.ts';
import { adminDealsText as text } from '#messages/en/admin/deals.ts';
import { toTranslationForm } from '../../translations-model.ts';

export const categoryOptions = DEAL_CATEGORIES.map((value) => ({
  value,
  label: dealScreensText.categoryNames[value],
}));
export const offerTypeOptions = DEAL_OFFER_TYPES.map((value) => ({
  value,
  label: dealScreensText.offerTypes[value],
}));

/** The texts of a deal that can be translated. */
export const TRANSLATED_DEAL_TEXTS = ['title', 'offerText', 'description', 'terms'] as const;

/** Values of the form. */
export type DealForm = z.input<typeof DealInput>;

const blank = {
  title: '',
  businessName: '',
  description: '',
  offerType: '',
  offerText: '',
  originalPrice: '',
  promoCode: '',
  location: '',
  address: '',
  validTo: '',
  maxRedemptions: null,
  terms: '',
  contactInfo: '',
  partnershipFee: '',
  isPremiumOnly: false,
  isActive: true,
  isFeatured: false,
  translations: toTranslationForm(TRANSLATED_DEAL_TEXTS),
} satisfies Partial<DealForm>;

/**
 * Returns the initial values of a new deal, valid from `today` (a calendar date in India). `start` holds the values of
 * a template or a button.
 */
export function beginDeal(today: string, start: Partial<DealForm> = {}): Partial<DealForm> {
  return { ...blank, validFrom: today, ...start };
}

export function toDealForm(deal: AdminDeal): Partial<DealForm> {
  const { id: _id, createdAt: _created, updatedAt: _updated, currentRedemptions: _count, ...fields } = deal;
  return {
    ...fields,
    offerType: fields.offerType ?? '',
    offerText: fields.offerText ?? '',
    originalPrice: fields.originalPrice ?? '',
    promoCode: fields.promoCode ?? '',
    address: fields.address ?? '',
    terms: fields.terms ?? '',
    contactInfo: fields.contactInfo ?? '',
    partnershipFee: fields.partnershipFee ?? '',
    translations: toTranslationForm(TRANSLATED_DEAL_TEXTS, fields.translations),
  };
}

/** Returns '3 / 100', or '3 / ∞' without a limit. */
export function describeUse({
  currentRedemptions,
  maxRedemptions,
}: Pick<AdminDeal, 'currentRedemptions' | 'maxRedemptions'>): string {
  return text.usedOf(
    formatCoins(currentRedemptions),
    maxRedemptions === null ? text.unlimited : formatCoins(maxRedemptions),
  );
}

/** Deal templates (admin specification, section 9). */
export const dealTemplates = [
  {
    name: text.templateNames.minimumBill,
    start: {
      title: text.templateOffers.minimumBill,
      offerType: 'percentage_off',
      offerText: text.templateOffers.minimumBill,
      description: text.templateTexts.minimumBill,
      category: 'restaurant',
    },
  },
  {
    name: text.templateNames.dateNight,
    start: {
      title: text.templateOffers.dateNight,
      offerType: 'combo_deal',
      offerText: text.templateOffers.dateNight,
      description: text.templateTexts.dateNight,
      category: 'cafe',
    },
  },
  {
    name: text.templateNames.happyHours,
    start: {
      title: text.templateOffers.happyHours,
      offerType: 'buy_one_get_one',
      offerText: text.templateOffers.happyHours,
      description: text.templateTexts.happyHours,
      category: 'cafe',
    },
  },
] as const satisfies readonly { name: string; start: Partial<DealForm> }[];
