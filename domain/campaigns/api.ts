import { z } from 'zod';
import { recordId } from '#domain/kernel/fields.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { AudienceInput, Campaign, CampaignFigures, CampaignInput, CampaignsPageQuery, count } from './schema.ts';

export const campaignsAdmin = {
  send: endpoint({
    route: 'POST /api/admin/notifications/send',
    access: 'admin',
    needsRecentProof: true,
    summary: 'Notify an audience; answers at once, when `sent` is the number of members addressed',
    input: CampaignInput,
    output: Campaign,
    changes: ['admin'],
  }),
  stop: endpoint({
    route: 'POST /api/admin/notifications/{id}/stop',
    access: 'admin',
    summary: 'Stop a notification on its way: the batches not yet begun do not begin',
    input: z.object({ id: recordId }),
    output: Campaign,
    changes: ['admin'],
  }),
  list: endpoint({
    route: 'GET /api/admin/notifications',
    access: 'admin',
    canLag: true,
    summary: 'List the sent campaigns, the newest first; `search` finds titles and messages',
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
    summary: 'Count the members that a choice addresses now, and those of them that a push can reach',
    input: AudienceInput,
    output: z.object({ members: count, reachable: count }),
  }),
};
