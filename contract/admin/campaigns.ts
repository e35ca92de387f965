import { z } from 'zod';
import { adminCampaignsText as text } from '#messages/en/admin/campaigns.ts';
import {
  CAMPAIGN_BODY_MAX_LENGTH,
  CAMPAIGN_TEMPLATES,
  CAMPAIGN_TITLE_MAX_LENGTH,
  CAMPAIGN_TYPES,
} from '../constants/campaigns.ts';
import { memberCities } from '../constants/cities.ts';
import { endpoint } from '../endpoint.ts';
import { id, instant, recordId, requiredText } from '../fields.ts';
import { PageQuery } from '../paging.ts';

const count = z.number().int();

/**
 * A notification from us to many members. `sent`: members addressed, all of the audience while it is on its way, and
 * those who really have it (`told`) once it is `finished` or `stopped`. Of those with a subscribed browser: `waiting` for
 * a push service's answer, `delivered` when one browser was reached, `failed` when all were refused for good.
 */
export const Campaign = z.object({
  id,
  title: z.string(),
  body: z.string(),
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

const type = z.enum(CAMPAIGN_TYPES, { error: () => text.typeInvalid });
/** An empty choice of a form is none. */
const location = z
  .union([z.literal(''), z.enum(memberCities)], { error: () => text.locationRequired })
  .nullish()
  .transform((city) => city || null);

function needsCity({ type: audience, location: city }: { type: string; location: string | null }): boolean {
  return audience !== 'location' || city !== null;
}
const cityFault = { error: () => text.locationRequired, path: ['location'] };

export const CampaignInput = z
  .object({
    title: requiredText(() => text.titleRequired, CAMPAIGN_TITLE_MAX_LENGTH),
    body: requiredText(() => text.bodyRequired, CAMPAIGN_BODY_MAX_LENGTH),
    type: type.optional(),
    template: z
      .union([z.literal(''), z.enum(CAMPAIGN_TEMPLATES)], { error: () => text.templateInvalid })
      .nullish()
      .transform((template) => template || null),
    location,
    isPremiumOnly: z.boolean({ error: () => text.flagInvalid }).default(false),
  })
  // Only the words are required: a city says whom it is for, and without one it is for all.
  .transform((input) => ({ ...input, type: input.type ?? (input.location ? 'location' : 'all') }) as const)
  .refine(needsCity, cityFault);
export type CampaignInput = z.output<typeof CampaignInput>;

const AudienceInput = z
  .object({
    type,
    location,
    isPremiumOnly: z.enum(['true', 'false'], { error: () => text.flagInvalid }).optional(),
  })
  .refine(needsCity, cityFault);
export type AudienceInput = z.output<typeof AudienceInput>;

const CampaignsPageQuery = PageQuery.optional();
export type CampaignsPageQuery = z.output<typeof CampaignsPageQuery>;

const CampaignFigures = z.object({ campaigns: count, sent: count, delivered: count, failed: count });
export type CampaignFigures = z.infer<typeof CampaignFigures>;

export const campaignsAdmin = {
  send: endpoint({
    route: 'POST /api/admin/notifications/send',
    access: 'admin',
    summary: 'Notify an audience; answers at once, when `sent` is the number of members addressed',
    input: CampaignInput,
    output: Campaign,
    invalidates: ['admin'],
  }),
  stop: endpoint({
    route: 'POST /api/admin/notifications/{id}/stop',
    access: 'admin',
    summary: 'Stop a notification on its way: the batches not yet begun do not begin',
    input: z.object({ id: recordId }),
    output: Campaign,
    invalidates: ['admin'],
  }),
  list: endpoint({
    route: 'GET /api/admin/notifications',
    access: 'admin',
    canLag: true,
    summary: 'What was sent, the newest first; `search` finds titles and messages',
    input: CampaignsPageQuery,
    output: z.array(Campaign),
  }),
  figures: endpoint({
    route: 'GET /api/admin/notifications/figures',
    access: 'admin',
    canLag: true,
    summary: 'Sums over all that was sent',
    output: CampaignFigures,
  }),
  audience: endpoint({
    route: 'GET /api/admin/notifications/audience',
    access: 'admin',
    canLag: true,
    summary: 'How many members a choice addresses now, and how many of them a push can reach',
    input: AudienceInput,
    output: z.object({ members: count, reachable: count }),
  }),
};
