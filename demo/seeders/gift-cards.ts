import { GiftCardInput } from '#domain/gift-cards/admin.ts';
import { createGiftCard, readAllGiftCards } from '#server/features/gift-cards/admin-service.ts';
import { fulfilOrder } from '#server/features/gift-cards/orders-service.ts';
import { redeemGiftCard } from '#server/features/gift-cards/service.ts';
import { giftCardOrders, giftCards } from '../fixtures/gift-cards.ts';
import { momentOf, type DemoMembers, type SeedContext } from '../seeding/seed-context.ts';

/** Days since gift cards were introduced. */
const OPENED_DAYS_AGO = 60;

/** Seeds the gift cards. They belong to no member, so existing ones are kept. */
export async function seedGiftCards(seeding: SeedContext, { admin }: DemoMembers): Promise<void> {
  const opened = admin.at(seeding.now.subtract({ hours: 24 * OPENED_DAYS_AGO }));
  const before = new Set((await readAllGiftCards(opened, undefined)).map(({ brand }) => brand));
  for (const card of giftCards) if (!before.has(card.title)) await createGiftCard(opened, GiftCardInput.parse(card));
}

/** Seeds the couple's orders on the evening of `day`, and their delivery the next morning. */
export async function seedOrdersOf(day: Temporal.PlainDate, seeding: SeedContext, members: DemoMembers): Promise<void> {
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
