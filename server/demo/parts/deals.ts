import { DealInput } from '#contract/admin/deals.ts';
import { createDeal, readAllDeals } from '#server/features/deals/admin-service.ts';
import { redeemDeal } from '#server/features/deals/service.ts';
import { deals } from '../story/deals.ts';
import type { Cast, Stage } from '../stage/stage.ts';

/** What partners offer, and what the two took of it. Deals belong to no member: those that are there stay. */
export async function playDeals(stage: Stage, cast: Cast): Promise<void> {
  const before = new Map(
    (await readAllDeals(cast.admin.at(stage.now), undefined)).map(({ title, id }) => [title, id]),
  );
  for (const { fromDay, toDay, takenBy = [], ...details } of deals) {
    const opened = stage.now.add({ hours: 24 * Math.min(fromDay, 0) });
    const id =
      before.get(details.title) ??
      (
        await createDeal(
          cast.admin.at(opened),
          DealInput.parse({
            ...details,
            validFrom: stage.today.add({ days: fromDay }).toString(),
            validTo: stage.today.add({ days: toDay }).toString(),
          }),
        )
      ).id;
    for (const { side, daysAgo } of takenBy)
      await redeemDeal(cast[side].at(stage.now.subtract({ hours: 24 * daysAgo })), { id });
  }
}
