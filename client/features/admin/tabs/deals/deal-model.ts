import type { z } from 'zod';
import type { AdminDeal, DealInput } from '#contract/admin/deals.ts';
import { DEAL_CATEGORIES, DEAL_OFFER_TYPES } from '#contract/deal-lists.ts';
import { adminDealsText as text } from '#messages/en/admin/deals.ts';
import { dealScreensText } from '#messages/en/deal-screens.ts';
import { formatCoins } from '../../../../lib/format/money.ts';

export const categoryOptions = DEAL_CATEGORIES.map((value) => ({
  value,
  label: dealScreensText.categoryNames[value],
}));
export const offerTypeOptions = DEAL_OFFER_TYPES.map((value) => ({
  value,
  label: dealScreensText.offerTypes[value],
}));

/** What the form holds. */
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
} as const satisfies Partial<DealForm>;

/** What a new deal begins with, from `today` on (a calendar date of India); `start` is what a template or a button filled in. */
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
  };
}

/** The most redemptions as they were typed: nothing is without limit, and what is no number stays none, to be refused. */
export function parseLimit(typed: unknown): number | null {
  return typed === '' || typed === null ? null : Number(typed);
}

/** '3 / 100', or '3 / ∞' without a limit. */
export function describeUse({
  currentRedemptions,
  maxRedemptions,
}: Pick<AdminDeal, 'currentRedemptions' | 'maxRedemptions'>): string {
  return text.usedOf(
    formatCoins(currentRedemptions),
    maxRedemptions === null ? text.unlimited : formatCoins(maxRedemptions),
  );
}

/** The deals that partners begin with (admin specification, section 9). */
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
