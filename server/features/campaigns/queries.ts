import { type SelectQueryBuilder, sql } from 'kysely';
import type { CampaignTemplate, CampaignType } from '#domain/campaigns/facts.ts';
import type { CampaignTranslations } from '#domain/campaigns/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { DB, PushResult } from '#server/db/generated.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import { containsPattern } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';
import type { Reach } from './policy.ts';

const campaignColumns = [
  'id',
  'title',
  'message as body',
  'audience as type',
  ...asFields(
    'template',
    'location',
    'isPremiumOnly',
    'state',
    'addressed',
    'sentCount',
    'lastNotifiedId',
    'waiting',
    'delivered',
    'failed',
    'createdBy',
  ),
  'created_by_name as sentBy',
  ...asFields('createdAt', 'endedAt'),
  sql<CampaignTranslations>`translations`.as('translations'),
] as const;

export type CampaignRow = Awaited<ReturnType<typeof listCampaigns>>[number];

/** The members that a campaign addresses. `at` is the instant at which membership and premium are evaluated. */
export interface Audience {
  type: CampaignType;
  location: string | null;
  isPremiumOnly: boolean;
  at: string;
}

export async function countAudience(db: Database, audience: Audience) {
  const count = sql<number>`count(*)::integer`.as('members');
  const all = db
    .selectFrom('users')
    .$call((query) => ofAudience(query, audience))
    .select(count);
  // Driven by the subscriptions, which are far fewer than the members.
  const subscribed = all.where('users.id', 'in', (of) => of.selectFrom('push_subscriptions').select('user_id'));
  const { members } = await all.executeTakeFirstOrThrow();
  const { members: reachable } = await subscribed.executeTakeFirstOrThrow();
  return { members, reachable };
}

/** Returns the next members of the audience after `after`, ordered by id. */
export async function listAudience(
  db: Database,
  audience: Audience,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('users.id')
    .$call((query) => ofAudience(query, audience))
    .$if(after !== null, (query) => query.where('users.id', '>', after ?? ''))
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface NewCampaign extends Audience {
  id: string;
  title: string;
  body: string;
  translations: CampaignTranslations;
  template: CampaignTemplate | null;
  addressed: number;
  adminId: string;
}

export async function insertCampaign(tx: Transaction, campaign: NewCampaign): Promise<void> {
  const { name } = await tx
    .selectFrom('users')
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .where('id', '=', campaign.adminId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('campaigns')
    .values(
      toRow({
        id: campaign.id,
        title: campaign.title,
        message: campaign.body,
        translations: JSON.stringify(campaign.translations),
        audience: campaign.type,
        template: campaign.template,
        location: campaign.location,
        isPremiumOnly: campaign.isPremiumOnly,
        addressed: campaign.addressed,
        createdBy: campaign.adminId,
        createdByName: name,
        createdAt: campaign.at,
      }),
    )
    .execute();
}

/** Locks the campaign until the transaction ends, so that its batches, counts and end are serialized. */
export function lockCampaign(tx: Transaction, campaignId: string) {
  return selectCampaigns(tx).where('id', '=', campaignId).forUpdate().executeTakeFirst();
}

export interface CampaignPatch {
  state?: 'finished' | 'stopped';
  ended_at?: string;
  sent_count?: number;
  last_notified_id?: string;
  waiting?: number;
}

export async function updateCampaign(tx: Transaction, id: string, patch: CampaignPatch): Promise<void> {
  await tx.updateTable('campaigns').set(patch).where('id', '=', id).execute();
}

/** The campaigns, newest first. Reads one more than the page's limit. */
export function listCampaigns(db: Database, page: PageRequest, search: string | undefined) {
  const pattern = search && containsPattern(search);
  return selectCampaigns(db)
    .$if(Boolean(pattern), (query) => query.where(sql<boolean>`title || ' ' || message ilike ${pattern}`))
    .$call(pageByTime(page))
    .execute();
}

export function sumCampaigns(db: Database) {
  return db
    .selectFrom('campaigns')
    .select([
      sql<number>`count(*)::integer`.as('campaigns'),
      sql<number>`coalesce(sum(case when state = 'running' then addressed else sent_count end), 0)::integer`.as('sent'),
      sql<number>`coalesce(sum(delivered), 0)::integer`.as('delivered'),
      sql<number>`coalesce(sum(failed), 0)::integer`.as('failed'),
    ])
    .executeTakeFirstOrThrow();
}

export interface CampaignPush {
  userId: string;
  subscriptionId: string;
}

export async function insertPushes(
  tx: Transaction,
  campaignId: string,
  pushes: readonly CampaignPush[],
): Promise<void> {
  if (pushes.length === 0) return;
  await tx
    .insertInto('campaign_pushes')
    .values(
      pushes.map(({ userId, subscriptionId }) =>
        toRow({
          campaignId,
          userId,
          subscriptionId,
        }),
      ),
    )
    .execute();
}

/** The member's pushes of a campaign, whose row the caller has locked. */
export function listPushes(tx: Transaction, campaignId: string, userId: string) {
  return tx
    .selectFrom('campaign_pushes')
    .select(asFields('subscriptionId', 'result'))
    .where('campaign_id', '=', campaignId)
    .where('user_id', '=', userId)
    .execute();
}

export async function updatePush(
  tx: Transaction,
  campaignId: string,
  { userId, subscriptionId }: CampaignPush,
  result: PushResult,
): Promise<void> {
  await tx
    .updateTable('campaign_pushes')
    .set({ result })
    .where('campaign_id', '=', campaignId)
    .where('user_id', '=', userId)
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

/** Moves one member from one count of the campaign to another. */
export async function updateReachCounts(tx: Transaction, campaignId: string, from: Reach, to: Reach): Promise<void> {
  const change = (reach: Reach) => Number(to === reach) - Number(from === reach);
  await tx
    .updateTable('campaigns')
    .set((eb) => ({
      waiting: eb('waiting', '+', change('waiting')),
      delivered: eb('delivered', '+', change('delivered')),
      failed: eb('failed', '+', change('failed')),
    }))
    .where('id', '=', campaignId)
    .execute();
}

/** Deletes the single pushes of campaigns sent before `before`, and keeps the counts. */
export async function deletePushesBefore(db: Database, before: string): Promise<void> {
  await db
    .deleteFrom('campaign_pushes')
    .where('campaign_id', 'in', (eb) =>
      eb.selectFrom('campaigns').select('campaigns.id').where('created_at', '<', before),
    )
    .execute();
}

function selectCampaigns(db: Database) {
  return db.selectFrom('campaigns').select(campaignColumns).$narrowType<{ template: CampaignTemplate | null }>();
}

function ofAudience<Row>(query: SelectQueryBuilder<DB, 'users', Row>, { type, location, isPremiumOnly, at }: Audience) {
  const members = query.where('users.created_at', '<=', at);
  const isPremium = sql<boolean>`(coalesce(premium_until > ${at}, false) or users.id in (
    select own.user_id from users covering
    join couple_members partner on partner.user_id = covering.id
    join couple_members own on own.couple_id = partner.couple_id and own.user_id <> partner.user_id
    join settings on settings.key = 'premium_covers_partner' and settings.value = '1'
    where covering.premium_until > ${at}))`;
  if (type === 'premium' || (type === 'all' && isPremiumOnly)) return members.where(isPremium);
  if (type === 'free') return members.where((eb) => eb.not(isPremium));
  return type === 'location' ? members.where('city', '=', location) : members;
}
