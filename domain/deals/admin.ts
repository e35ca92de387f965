import { z } from 'zod';
import { calendarDate, clearableText, id, instant, recordId, requiredText } from '#domain/kernel/fields.ts';
import { PageQuery } from '#domain/kernel/paging.ts';
import { translatedText, translationsOf } from '#domain/kernel/translations.ts';
import { CsvFile, endpoint } from '#domain/registry/endpoint.ts';
import type { Change } from '#domain/registry/resources.ts';
import { adminDealsFault, DEAL_CATEGORIES, DEAL_OFFER_TYPES } from './facts.ts';
import { BrandDeal } from './schema.ts';

export const DealTranslations = translationsOf({
  title: translatedText(120),
  offerText: translatedText(200),
  description: translatedText(2000),
  terms: translatedText(2000),
});
export type DealTranslations = z.output<typeof DealTranslations>;

/** A deal with the fields that only admins see. `offerText` is null if the title describes the offer. */
export const AdminDeal = BrandDeal.extend({
  id,
  offerText: z.string().nullable(),
  contactInfo: z.string().nullable(),
  /** Fee agreed with the business: '₹5,000 per month', 'Free'. */
  partnershipFee: z.string().nullable(),
  translations: DealTranslations,
  createdAt: instant,
  updatedAt: instant,
});
export type AdminDeal = z.infer<typeof AdminDeal>;

/** A price as it is printed; a number is converted to text. */
const printed = z.union([clearableText(60), z.number().transform(String)]);

const required = {
  title: requiredText(adminDealsFault('titleRequired'), 120),
  businessName: requiredText(adminDealsFault('businessNameRequired'), 120),
  description: requiredText(adminDealsFault('descriptionRequired'), 2000),
  category: z.enum(DEAL_CATEGORIES, { error: adminDealsFault('categoryRequired') }),
  location: requiredText(adminDealsFault('locationRequired'), 200),
  validFrom: calendarDate(adminDealsFault('validFromRequired')),
  validTo: calendarDate(adminDealsFault('validToRequired')),
};
const maxRedemptions = z
  .number({ error: adminDealsFault('maxRedemptionsInvalid') })
  .int({ error: adminDealsFault('maxRedemptionsInvalid') })
  .min(1, { error: adminDealsFault('maxRedemptionsInvalid') })
  .max(1_000_000_000, { error: adminDealsFault('maxRedemptionsInvalid') });
const optional = {
  // A form sends an empty value for a missing choice.
  offerType: z
    .union([z.literal('').transform(() => null), z.enum(DEAL_OFFER_TYPES)], {
      error: adminDealsFault('offerTypeInvalid'),
    })
    .nullish(),
  offerText: clearableText(200).optional(),
  originalPrice: printed.optional(),
  promoCode: clearableText(60).optional(),
  address: clearableText(300).optional(),
  maxRedemptions: z
    .union([z.literal('').transform(() => null), maxRedemptions], { error: adminDealsFault('maxRedemptionsInvalid') })
    .nullish(),
  terms: clearableText(2000).optional(),
  contactInfo: clearableText(300).optional(),
  partnershipFee: printed.optional(),
};
const flag = z.boolean({ error: adminDealsFault('flagInvalid') });

export const DealInput = z.object({
  ...required,
  ...optional,
  isPremiumOnly: flag.default(false),
  isActive: flag.default(true),
  isFeatured: flag.default(false),
  translations: DealTranslations.default({}),
});
export type DealInput = z.output<typeof DealInput>;

/** Some fields of a deal, and the `updatedAt` of the version that the admin edited. */
export const DealPatch = z
  .object(required)
  .partial()
  .extend({
    ...optional,
    isPremiumOnly: flag.optional(),
    isActive: flag.optional(),
    isFeatured: flag.optional(),
    translations: DealTranslations.optional(),
    id: recordId,
    updatedAt: instant.optional(),
  });
export type DealPatch = z.output<typeof DealPatch>;

const DealsPageQuery = PageQuery.optional();
export type DealsPageQuery = z.output<typeof DealsPageQuery>;

const count = z.number().int();
/**
 * Deals by their state today in India: `live` ones can be redeemed, `upcoming` ones are active but not yet valid,
 * `ended` ones are past. `partners` and the counts after it cover businesses with active deals that have not ended.
 */
const DealFigures = z.object({
  live: count,
  upcoming: count,
  drafts: count,
  ended: count,
  endingSoon: count,
  featured: count,
  redemptions: count,
  redemptionsLast30Days: count,
  members: count,
  partners: count,
  payingPartners: count,
  cafes: count,
  cities: z.array(z.object({ city: z.string(), partners: count })),
});
export type DealFigures = z.infer<typeof DealFigures>;

const byId = z.object({ id: recordId });
const changes: readonly Change[] = ['admin', 'deals'];

export const dealsAdmin = {
  list: endpoint({
    route: 'GET /api/admin/brand-deals',
    access: 'admin',
    canLag: true,
    summary: 'All deals, the newest first',
    input: DealsPageQuery,
    output: z.array(AdminDeal),
  }),
  get: endpoint({
    route: 'GET /api/admin/brand-deals/{id}',
    access: 'admin',
    summary: 'One deal as it is now',
    input: byId,
    output: AdminDeal,
  }),
  figures: endpoint({
    route: 'GET /api/admin/brand-deals/figures',
    access: 'admin',
    canLag: true,
    summary: 'Summarise the deals: their states, redemptions and cities of the pilot',
    output: DealFigures,
  }),
  create: endpoint({
    route: 'POST /api/admin/brand-deals',
    access: 'admin',
    summary: 'Add a partner’s deal',
    input: DealInput,
    output: AdminDeal,
    status: 201,
    changes,
  }),
  update: endpoint({
    route: 'PATCH /api/admin/brand-deals/{id}',
    access: 'admin',
    summary: 'Change a deal; 409 when it is newer than the `updatedAt` that is given',
    input: DealPatch,
    output: AdminDeal,
    changes,
  }),
  toggleFeatured: endpoint({
    route: 'PATCH /api/admin/brand-deals/{id}/featured',
    access: 'admin',
    summary: 'Feature a deal, or feature it no more',
    input: byId,
    output: AdminDeal,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/admin/brand-deals/{id}',
    access: 'admin',
    summary: 'Delete a deal; what was redeemed keeps its history',
    input: byId,
    status: 204,
    changes,
  }),
  export: endpoint({
    route: 'GET /api/admin/brand-deals/export.csv',
    access: 'admin',
    needsRecentProof: true,
    canLag: true,
    summary: 'The partners and their deals as a CSV file for a spreadsheet',
    output: CsvFile,
    outputStructure: 'detailed',
  }),
};
