import type { CampaignTemplate } from '#domain/campaigns/facts.ts';
import type { CampaignTranslations } from '#domain/campaigns/schema.ts';
import type { PushResult } from '#server/db/generated.ts';

/** The result of a campaign for a member with subscribed browsers; `lost` if they unsubscribed before it was sent. */
export type Reach = 'waiting' | 'delivered' | 'failed' | 'lost';

/** Combines the push results of all browsers of a member. One accepted push is enough. */
export function reachOf(results: readonly (PushResult | null)[]): Reach {
  if (results.includes('accepted')) return 'delivered';
  if (results.includes(null)) return 'waiting';
  return results.includes('refused') ? 'failed' : 'lost';
}

/** Returns the notification kind of a campaign, by the template that the admin began with. */
export function campaignKind(template: CampaignTemplate | null) {
  return template === null ? 'campaign' : (`campaign_${template}` as const);
}

/** Returns the translations of a campaign as the notification stores them. */
export function toNotificationTexts({ gu, hi }: CampaignTranslations) {
  return { gu: gu && { title: gu.title, message: gu.body }, hi: hi && { title: hi.title, message: hi.body } };
}
