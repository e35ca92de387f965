import { inTransaction } from '#server/db/transaction.ts';
import type { PushResult } from '#server/db/generated.ts';
import type { Platform } from '#server/platform/context.ts';
import { type CampaignPush, listPushes, lockCampaign, moveReach, updatePush } from './campaign-queries.ts';
import { reachOf } from './policy.ts';

/**
 * Counts what became of one push of a campaign, once: a push that is sent again after a killed process changes nothing,
 * but one that an admin had tried again may still be accepted.
 */
export async function settlePush(
  { db }: Pick<Platform, 'db'>,
  campaignId: string,
  push: CampaignPush,
  result: PushResult,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Two browsers of one member answer at once: the lock lets each see the other's result.
    if (!(await lockCampaign(tx, campaignId))) return;
    const pushes = await listPushes(tx, campaignId, push.userId);
    const own = pushes.find(({ subscriptionId }) => subscriptionId === push.subscriptionId);
    if (!own || own.result === result || own.result === 'accepted') return;
    const before = reachOf(pushes.map((each) => each.result));
    const after = reachOf(pushes.map((each) => (each === own ? result : each.result)));
    await updatePush(tx, campaignId, push, result);
    if (after !== before) await moveReach(tx, campaignId, before, after);
  });
}
