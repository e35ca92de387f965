import { GiftCardInput } from '#contract/admin/gift-cards.ts';
import { createGiftCard, readAllGiftCards } from '#server/features/gift-cards/admin-service.ts';
import { fulfilOrder } from '#server/features/gift-cards/orders-service.ts';
import { redeemGiftCard } from '#server/features/gift-cards/service.ts';
import { momentOf, type DemoMembers, type SeedContext } from '../seeding/seed-context.ts';
import { giftCardOrders, giftCards } from '../story/gift-cards.ts';

/** For how long there have been gift cards. */
const OPENED_DAYS_AGO = 60;

/** What coins buy. Gift cards belong to no member: those that are there stay. */
export async function seedGiftCards(seeding: SeedContext, { admin }: DemoMembers): Promise<void> {
  const opened = admin.at(seeding.now.subtract({ hours: 24 * OPENED_DAYS_AGO }));
  const before = new Set((await readAllGiftCards(opened, undefined)).map(({ brand }) => brand));
  for (const card of giftCards)
    if (!before.has(card.title)) await createGiftCard(opened, GiftCardInput.parse(card));
}

/** What the two ordered on the evening of a day, and what was sent to them the morning after. */
export async function seedOrdersOf(
  day: Temporal.PlainDate,
  seeding: SeedContext,
  members: DemoMembers,
): Promise<void> {
  for (const { side, title, daysAgo, code } of giftCardOrders) {
    if (!seeding.today.subtract({ days: daysAgo }).equals(day)) continue;
    const buying = members[side].at(momentOf(day, '23:10'));
    const card = (await readAllGiftCards(buying, undefined)).find(({ brand }) => brand === title);
    if (!card) throw new Error(`The demo sells no gift card of ${title}`);
    const { order } = await redeemGiftCard(buying, { id: card.id });
    const sending = members.admin.at(momentOf(day.add({ days: 1 }), '07:40'));
    if (code) await fulfilOrder(sending, { id: order.id, code });
  }
}
