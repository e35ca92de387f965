import { randomUUIDv7 } from 'node:crypto';
import type { GiftCard, GiftCardOrder } from '#contract/gift-cards.ts';
import { giftCardsText as text } from '#messages/en/gift-cards.ts';
import { bookCoins } from '#server/features/wallet/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { lastValidDay, showNumber } from './policy.ts';
import {
  insertOrder,
  listActiveCards,
  listOrders,
  lockActiveCard,
  moveStock,
  type GiftCardRow,
  type OrderRow,
} from './queries.ts';

const SHOWN_ORDERS = 500;

export async function readGiftCards({ db }: MemberContext): Promise<GiftCard[]> {
  return (await listActiveCards(db)).map(toGiftCard);
}

/**
 * Orders a gift card: one of the stock, its price in coins and the order, all or nothing. The gift card's row is locked
 * first and the wallet's row by the booking, so that both hold whatever is redeemed at the same time.
 */
export async function redeemGiftCard(context: MemberContext, { id: cardId }: { id: string }) {
  const { member, clock } = context;
  return context.change(async (tx) => {
    const card = await lockActiveCard(tx, cardId);
    if (!card) throw refuse.notFound();
    if (!member.emailVerified) throw refuse.forbidden(text.emailUnverified);
    if (card.stockQuantity === 0) throw refuse.conflict(text.outOfStock);
    const id = randomUUIDv7();
    const createdAt = toIso(clock.now());
    await bookCoins(tx, context, {
      userId: member.id,
      amount: -card.pointsCost,
      causeKey: `order:${id}`,
      description: text.entry(nameOf(card)),
    });
    await moveStock(tx, card.id, -1, createdAt);
    const order = await insertOrder(tx, { id, userId: member.id, card, createdAt });
    return { message: text.ordered, order: toOrder(order) };
  });
}

/** The newest; the screen shows no more. */
export async function readOrders({ db, member }: MemberContext): Promise<GiftCardOrder[]> {
  return (await listOrders(db, member.id, SHOWN_ORDERS)).map(toOrder);
}

export async function readAllOrders({ db, member }: MemberContext): Promise<GiftCardOrder[]> {
  return (await listOrders(db, member.id, null)).map(toOrder);
}

/** 'Amazon, ₹500' */
export function nameOf({ brand, denomination }: { brand: string; denomination: number }): string {
  return text.name(brand, showNumber(denomination));
}

function toGiftCard({ stockQuantity, ...card }: GiftCardRow): GiftCard {
  return { ...card, isInStock: stockQuantity > 0 };
}

function toOrder(order: OrderRow): GiftCardOrder {
  const sentAt = order.status === 'fulfilled' ? order.decidedAt : null;
  return { ...order, validUntil: sentAt && lastValidDay(sentAt, order.validityDays) };
}
