import type { PushResult } from '#server/db/generated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { reachOf } from './policy.ts';
import {
  type CampaignPush,
  deletePushesBefore,
  listPushes,
  lockCampaign,
  updateReachCounts,
  updatePush,
} from './queries.ts';

/**
 * Records the result of one push of a campaign, once. A push repeated after a crash changes nothing, but a retry by an
 * admin may still become accepted.
 */
export async function recordPushResult(
  { db }: Pick<Platform, 'db'>,
  campaignId: string,
  push: CampaignPush,
  result: PushResult,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // The results of two browsers of one member may arrive concurrently. The lock lets each see the other's.
    if (!(await lockCampaign(tx, campaignId))) return;
    const pushes = await listPushes(tx, campaignId, push.userId);
    const own = pushes.find(({ subscriptionId }) => subscriptionId === push.subscriptionId);
    if (!own || own.result === result || own.result === 'accepted') return;
    const before = reachOf(pushes.map((each) => each.result));
    const after = reachOf(pushes.map((each) => (each === own ? result : each.result)));
    await updatePush(tx, campaignId, push, result);
    if (after !== before) await updateReachCounts(tx, campaignId, before, after);
  });
}

/** Days for which single pushes are kept. The counts of a campaign are kept for good. */
const PUSH_DAYS = 30;

export async function deleteOldPushes({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deletePushesBefore(db, toIso(clock.now().subtract({ hours: 24 * PUSH_DAYS })));
}
