import { randomUUIDv7 } from 'node:crypto';
import type {
  AudienceInput,
  Campaign,
  CampaignFigures,
  CampaignInput,
  CampaignsPageQuery,
} from '#domain/campaigns/schema.ts';
import { adminCampaignsText as text } from '#messages/en/admin/campaigns.ts';
import type { Transaction } from '#server/db/database.ts';
import { recordAudit } from '#server/features/audit/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { campaignBatchJob } from './batch-service.ts';
import {
  type Audience,
  type CampaignRow,
  countAudience,
  insertCampaign,
  listCampaigns,
  lockCampaign,
  sumCampaigns,
  updateCampaign,
} from './queries.ts';

/** Starts a campaign and returns at once. Its batches run as jobs after the commit. */
export async function sendCampaign(context: MemberContext, input: CampaignInput): Promise<Campaign> {
  const { member, clock, jobs } = context;
  const { title, body, translations, template } = input;
  const id = randomUUIDv7();
  const audience = audienceOf(input, toIso(clock.now()));
  return context.change(async (tx) => {
    const { members } = await countAudience(tx, audience);
    await insertCampaign(tx, {
      ...audience,
      id,
      title,
      body,
      translations,
      template,
      addressed: members,
      adminId: member.id,
    });
    await jobs.send(tx, campaignBatchJob, { campaignId: id, after: null });
    const { type, location, isPremiumOnly } = audience;
    await recordAudit(tx, context, {
      action: 'notification.send',
      subject: { id, label: title },
      after: { title, body, translations, type, template, location, isPremiumOnly, addressed: members },
    });
    return toCampaign(await lockKnown(tx, id));
  });
}

/** Stops a running campaign. A batch that has begun is completed, and no further one begins. */
export async function stopCampaign(context: MemberContext, { id }: { id: string }): Promise<Campaign> {
  return context.change(async (tx) => {
    const campaign = await lockKnown(tx, id);
    if (campaign.state !== 'running') throw refuse.conflict('campaign_not_running', text.notRunning);
    await updateCampaign(tx, id, { state: 'stopped', ended_at: toIso(context.clock.now()) });
    await recordAudit(tx, context, {
      action: 'notification.stop',
      subject: { id, label: campaign.title },
      before: { state: campaign.state },
      after: { state: 'stopped', sentCount: campaign.sentCount },
    });
    return toCampaign(await lockKnown(tx, id));
  });
}

export async function readCampaigns(context: MemberContext, input: CampaignsPageQuery): Promise<Campaign[]> {
  const page = parsePageRequest(input, ['instant', 'id']);
  const rows = await listCampaigns(context.db, page, input?.search);
  return toPage(context, rows, page, ({ createdAt, id }) => [createdAt, id]).map(toCampaign);
}

export function readCampaignFigures({ db }: MemberContext): Promise<CampaignFigures> {
  return sumCampaigns(db);
}

export function readAudience({ db, clock }: MemberContext, input: AudienceInput) {
  const isPremiumOnly = input.isPremiumOnly === 'true';
  return countAudience(db, audienceOf({ ...input, isPremiumOnly }, toIso(clock.now())));
}

/** Drops the fields that do not apply to this type. */
function audienceOf(
  { type, location, isPremiumOnly }: Pick<CampaignInput, 'type' | 'location' | 'isPremiumOnly'>,
  at: string,
): Audience {
  return {
    type,
    location: type === 'location' ? location : null,
    isPremiumOnly: type === 'all' && isPremiumOnly,
    at,
  };
}

async function lockKnown(tx: Transaction, id: string): Promise<CampaignRow> {
  const campaign = await lockCampaign(tx, id);
  if (!campaign) throw refuse.notFound();
  return campaign;
}

function toCampaign(row: CampaignRow): Campaign {
  const { addressed, lastNotifiedId: _lastNotifiedId, createdBy: _createdBy, sentCount, ...campaign } = row;
  return { ...campaign, told: sentCount, sent: campaign.state === 'running' ? addressed : sentCount };
}
