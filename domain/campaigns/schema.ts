import { z } from 'zod';
import { id, instant, requiredText } from '#domain/kernel/fields.ts';
import { PageQuery } from '#domain/kernel/paging.ts';
import { translatedText, translationsOf } from '#domain/kernel/translations.ts';
import { memberCities } from '#domain/site/cities.ts';
import {
  adminCampaignsFault,
  CAMPAIGN_BODY_MAX_LENGTH,
  CAMPAIGN_TEMPLATES,
  CAMPAIGN_TITLE_MAX_LENGTH,
  CAMPAIGN_TYPES,
} from './facts.ts';

export const count = z.number().int();

export const CampaignTranslations = translationsOf({
  title: translatedText(CAMPAIGN_TITLE_MAX_LENGTH),
  body: translatedText(CAMPAIGN_BODY_MAX_LENGTH),
});
export type CampaignTranslations = z.output<typeof CampaignTranslations>;

/**
 * A notification from us to many members; `sent` counts the members addressed: the whole audience while it is running,
 * and those who received it (`told`) once it is `finished` or `stopped`.
 *
 * Members with a subscribed browser are `waiting` for a push service's response, `delivered` once one browser was
 * reached, or `failed` if all rejected it permanently.
 */
export const Campaign = z.object({
  id,
  title: z.string(),
  body: z.string(),
  translations: CampaignTranslations,
  type: z.enum(CAMPAIGN_TYPES),
  template: z.enum(CAMPAIGN_TEMPLATES).nullable(),
  location: z.string().nullable(),
  isPremiumOnly: z.boolean(),
  state: z.enum(['running', 'finished', 'stopped']),
  sent: count,
  told: count,
  waiting: count,
  delivered: count,
  failed: count,
  sentBy: z.string(),
  createdAt: instant,
  endedAt: instant.nullable(),
});
export type Campaign = z.infer<typeof Campaign>;

const type = z.enum(CAMPAIGN_TYPES, { error: adminCampaignsFault('typeInvalid') });
/** An empty form option means no city. */
const location = z
  .union([z.literal(''), z.enum(memberCities)], { error: adminCampaignsFault('locationRequired') })
  .nullish()
  .transform((city) => city || null);

function needsCity({ type: audience, location: city }: { type: string; location: string | null }): boolean {
  return audience !== 'location' || city !== null;
}
const cityFault = { error: adminCampaignsFault('locationRequired'), path: ['location'] };

export const CampaignInput = z
  .object({
    title: requiredText(adminCampaignsFault('titleRequired'), CAMPAIGN_TITLE_MAX_LENGTH),
    body: requiredText(adminCampaignsFault('bodyRequired'), CAMPAIGN_BODY_MAX_LENGTH),
    translations: CampaignTranslations.default({}),
    type: type.optional(),
    template: z
      .union([z.literal(''), z.enum(CAMPAIGN_TEMPLATES)], { error: adminCampaignsFault('templateInvalid') })
      .nullish()
      .transform((template) => template || null),
    location,
    isPremiumOnly: z.boolean({ error: adminCampaignsFault('flagInvalid') }).default(false),
  })
  // Only the text is required: a city implies the audience `location`, and no city implies `all`.
  .transform((input) => ({ ...input, type: input.type ?? (input.location ? 'location' : 'all') }) as const)
  .refine(needsCity, cityFault);
export type CampaignInput = z.output<typeof CampaignInput>;

export const AudienceInput = z
  .object({
    type,
    location,
    isPremiumOnly: z.enum(['true', 'false'], { error: adminCampaignsFault('flagInvalid') }).optional(),
  })
  .refine(needsCity, cityFault);
export type AudienceInput = z.output<typeof AudienceInput>;

export const CampaignsPageQuery = PageQuery.optional();
export type CampaignsPageQuery = z.output<typeof CampaignsPageQuery>;

export const CampaignFigures = z.object({ campaigns: count, sent: count, delivered: count, failed: count });
export type CampaignFigures = z.infer<typeof CampaignFigures>;
