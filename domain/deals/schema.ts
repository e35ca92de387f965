import { z } from 'zod';
import { id, instant } from '#domain/kernel/fields.ts';
import { DEAL_CATEGORIES, DEAL_OFFER_TYPES } from './facts.ts';

/**
 * An offer as members see it; `validFrom` and `validTo` are calendar dates of India, both inclusive, and `offerText`
 * falls back to the title. Only members see `promoCode`, and that of a premium deal only after redeeming it.
 */
export const BrandDeal = z.object({
  id,
  businessName: z.string(),
  title: z.string(),
  offerType: z.enum(DEAL_OFFER_TYPES).nullable(),
  offerText: z.string(),
  description: z.string(),
  category: z.enum(DEAL_CATEGORIES),
  originalPrice: z.string().nullable(),
  location: z.string(),
  address: z.string().nullable(),
  validFrom: z.string(),
  validTo: z.string(),
  promoCode: z.string().nullable(),
  terms: z.string().nullable(),
  isActive: z.boolean(),
  isPremiumOnly: z.boolean(),
  isFeatured: z.boolean(),
  maxRedemptions: z.number().int().nullable(),
  currentRedemptions: z.number().int(),
});
export type BrandDeal = z.infer<typeof BrandDeal>;

/** One redemption, with a copy of the offer at that time. */
export const Redemption = z.object({
  id,
  dealId: id,
  redeemedAt: instant,
  redemptionCode: z.string(),
  dealTitle: z.string(),
  businessName: z.string(),
  offerText: z.string(),
  location: z.string(),
  promoCode: z.string().nullable(),
  terms: z.string().nullable(),
});
export type Redemption = z.infer<typeof Redemption>;
