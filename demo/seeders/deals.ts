import { DealInput } from '#domain/deals/admin.ts';
import { createDeal, readAllDeals } from '#server/features/deals/admin-service.ts';
import { redeemDeal } from '#server/features/deals/service.ts';
import { deals } from '../fixtures/deals.ts';
import type { DemoMembers, SeedContext } from '../seeding/seed-context.ts';

/** Seeds deals and the couple's redemptions. Deals belong to no member, so existing ones are kept. */
export async function seedDeals(seeding: SeedContext, members: DemoMembers): Promise<void> {
  const before = new Map(
    (await readAllDeals(members.admin.at(seeding.now), undefined)).map(({ title, id }) => [title, id]),
  );
  for (const { fromDay, toDay, takenBy = [], ...details } of deals) {
    const opened = seeding.now.add({ hours: 24 * Math.min(fromDay, 0) });
    const id =
      before.get(details.title) ??
      (
        await createDeal(
          members.admin.at(opened),
          DealInput.parse({
            ...details,
            validFrom: seeding.today.add({ days: fromDay }).toString(),
            validTo: seeding.today.add({ days: toDay }).toString(),
          }),
        )
      ).id;
    for (const { side, daysAgo } of takenBy)
      await redeemDeal(members[side].at(seeding.now.subtract({ hours: 24 * daysAgo })), { id });
  }
}
