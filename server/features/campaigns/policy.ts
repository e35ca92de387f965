import type { CampaignTemplate } from '#contract/constants/campaigns.ts';
import type { PushResult } from '#server/db/generated.ts';

/** How a campaign reached a member with subscribed browsers; `lost`: they unsubscribed before it was sent. */
export type Reach = 'waiting' | 'delivered' | 'failed' | 'lost';

/** Combines the results of the pushes to all browsers of a member: one accepted push is enough. */
export function reachOf(results: readonly (PushResult | null)[]): Reach {
  if (results.includes('accepted')) return 'delivered';
  if (results.includes(null)) return 'waiting';
  return results.includes('refused') ? 'failed' : 'lost';
}

/** The kind of notification of a campaign, by the template that the admin began with. */
export function campaignKind(template: CampaignTemplate | null) {
  return template === null ? 'campaign' : (`campaign_${template}` as const);
}
