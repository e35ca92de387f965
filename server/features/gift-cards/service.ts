import { randomUUIDv7 } from 'node:crypto';
import type { GiftCard, GiftCardObstacle, GiftCardOrder } from '#domain/gift-cards/schema.ts';
import { localize } from '#domain/kernel/localize.ts';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import { giftCardsText as text } from '#messages/gift-cards.ts';
import { readersLanguage } from '#messages/reader-language.ts';
import type { Database } from '#server/db/database.ts';
import { readNumber } from '#server/features/settings/service.ts';
import { bookCoins, readMonthlyEarnings } from '#server/features/wallet/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { formatDate, formatNumber } from '#server/platform/format.ts';
import { readNewest } from '#server/platform/lists/paging.ts';
import { firstOrderDay, lastValidDay, reviewReasons } from './policy.ts';
import {
  insertOrder,
  listActiveCards,
  listOrders,
  lockActiveCard,
  moveStock,
  type GiftCardRow,
  type OrderRow,
} from './queries.ts';
import { findRedeemerFacts, type RedeemerFacts } from './review-queries.ts';

const SHOWN_ORDERS = 500;

export async function readGiftCards({ db }: MemberContext): Promise<GiftCard[]> {
  return (await listActiveCards(db)).map(toGiftCard);
}

/**
 * Orders a gift card in one transaction: stock, price in coins and order. The gift card's row is locked before the
 * wallet's, so that both limits hold under concurrency.
 */
export async function redeemGiftCard(context: MemberContext, { id: cardId }: { id: string }) {
  const { member, clock } = context;
  return context.change(async (tx) => {
    const card = await lockActiveCard(tx, cardId);
    if (!card) throw refuse.notFound();
    const facts = await findRedeemerFacts(tx, member, toIso(clock.now()));
    const obstacle = await findObstacle(tx, context, facts);
    if (obstacle) throw refuse.forbidden(obstacle.code, obstacle.message);
    if (card.stockQuantity === 0) throw refuse.conflict('out_of_stock', text.outOfStock);
    const id = randomUUIDv7();
    const createdAt = toIso(clock.now());
    await bookCoins(tx, context, {
      userId: member.id,
      amount: -card.pointsCost,
      causeKey: id,
      cause: 'order',
      params: { brand: card.brand, denomination: card.denomination },
    });
    await moveStock(tx, card.id, -1, createdAt);
    const reasons = reviewReasons(facts, await readMonthlyEarnings(tx, clock, member.id), createdAt);
    const order = await insertOrder(tx, { id, userId: member.id, card, reasons, createdAt });
    return { message: text.ordered, order: toOrder(order) };
  });
}

/** Returns the reason why the member cannot order gift cards yet, in their language, or `null` if they can. */
export async function readObstacle(context: MemberContext): Promise<GiftCardObstacle | null> {
  const { db, member, clock } = context;
  const facts = await findRedeemerFacts(db, member, toIso(clock.now()));
  return findObstacle(db, context, facts);
}

async function findObstacle(
  db: Database,
  { member, clock }: MemberContext,
  { accountCreatedAt, isVerifiedCouple }: RedeemerFacts,
): Promise<GiftCardObstacle | null> {
  if (!member.emailVerified) return { code: 'email_unverified', message: text.emailUnverified };
  const from = firstOrderDay(accountCreatedAt, await readNumber(db, 'gift_card_account_days'));
  if (todayInIndia(clock) < from)
    return { code: 'gift_card_account_days', message: text.accountTooNew(formatDate(from)) };
  const needsCouple = (await readNumber(db, 'gift_card_needs_couple')) === 1;
  return needsCouple && !isVerifiedCouple ? { code: 'gift_card_needs_couple', message: text.needsCouple } : null;
}

/** Returns the member's orders, newest first. */
export async function readOrders(context: MemberContext, query: ShortPageQuery): Promise<GiftCardOrder[]> {
  const { db, member } = context;
  const rows = await readNewest(
    context,
    query,
    SHOWN_ORDERS,
    (page) => listOrders(db, member.id, page),
    ({ createdAt, id }) => [createdAt, id],
  );
  return rows.map(toOrder);
}

/** Returns the name with its value: 'Amazon, ₹500'. */
export function nameOf({ brand, denomination }: { brand: string; denomination: number }): string {
  return text.name(brand, formatNumber(denomination));
}

function toGiftCard({ stockQuantity, ...card }: GiftCardRow): GiftCard {
  return { ...localize(card, readersLanguage()), isInStock: stockQuantity > 0 };
}

function toOrder(row: OrderRow): GiftCardOrder {
  const order = localize(row, readersLanguage());
  const sentAt = order.status === 'fulfilled' ? order.decidedAt : null;
  return { ...order, validUntil: sentAt && lastValidDay(sentAt, order.validityDays) };
}
