import type { CampaignTemplate } from '#contract/campaign-lists.ts';
import { paths } from '#contract/screen-paths.ts';
import type { NotificationType, PushResult } from '#server/db/generated.ts';

/** How a campaign reached a member with subscribed browsers; `lost`: they unsubscribed before it came. */
export type Reach = 'waiting' | 'delivered' | 'failed' | 'lost';

/** By the results of the pushes to all their browsers: one that was reached is enough. */
export function reachOf(results: readonly (PushResult | null)[]): Reach {
  if (results.includes('accepted')) return 'delivered';
  if (results.includes(null)) return 'waiting';
  return results.includes('refused') ? 'failed' : 'lost';
}

/** How a template's notification is filed, and where a tap leads; one in the admin's own words leads home. */
const kinds: Record<CampaignTemplate, { type: NotificationType; path: string }> = {
  new_deals: { type: 'deal', path: paths.deals },
  premium_features: { type: 'other', path: paths.subscription },
  memory_reminder: { type: 'reminder', path: paths.memories },
  date_suggestion: { type: 'reminder', path: paths.datePlanning },
};

export function kindOf(template: CampaignTemplate | null): { type: NotificationType; path: string } {
  return template === null ? { type: 'other', path: paths.dashboard } : kinds[template];
}
