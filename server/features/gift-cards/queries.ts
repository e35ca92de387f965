import { sql } from 'kysely';
import type { GiftCardTranslations } from '#domain/gift-cards/admin.ts';
import type { OrderReviewReason } from '#domain/gift-cards/facts.ts';
import { GiftCard, GiftCardOrder } from '#domain/gift-cards/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, columnsOf, type FieldsOf, toRow } from '#server/db/table-fields.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

const cardColumns = [
  ...columnsOf('gift_cards', GiftCard.omit({ isInStock: true })),
  ...asFields('stockQuantity'),
  sql<GiftCardTranslations>`translations`.as('translations'),
] as const;

/** The active gift cards, cheapest first. */
export function listActiveCards(db: Database) {
  return db
    .selectFrom('gift_cards')
    .select(cardColumns)
    .where('is_active', '=', true)
    .orderBy('points_cost')
    .orderBy('id')
    .execute();
}

/** Locks an active gift card until the transaction ends, and returns it. */
export function lockActiveCard(tx: Transaction, giftCardId: string) {
  return tx
    .selectFrom('gift_cards')
    .select(cardColumns)
    .where('id', '=', giftCardId)
    .where('is_active', '=', true)
    .forUpdate()
    .executeTakeFirst();
}
export type GiftCardRow = NonNullable<Awaited<ReturnType<typeof lockActiveCard>>>;

/** Takes one from the stock (`-1`) or returns one (`1`), if the gift card still exists. */
export async function moveStock(tx: Transaction, giftCardId: string, by: 1 | -1, at: string): Promise<void> {
  await tx
    .updateTable('gift_cards')
    .set((eb) => ({ stock_quantity: eb('stock_quantity', '+', by), updated_at: at }))
    .where('id', '=', giftCardId)
    .execute();
}

const orderColumns = [
  ...columnsOf('gift_card_orders', GiftCardOrder.omit({ createdAt: true, validUntil: true })),
  'ordered_at as createdAt',
  sql<GiftCardTranslations>`translations`.as('translations'),
] as const;

/** Inserts the order with a copy of the gift card. */
export function insertOrder(
  tx: Transaction,
  order: {
    id: string;
    userId: string;
    card: GiftCardRow;
    reasons: readonly OrderReviewReason[];
    createdAt: string;
  },
) {
  const { id, userId, card, reasons, createdAt } = order;
  const reviewReasons = [...reasons];
  return tx
    .insertInto('gift_card_orders')
    .values(
      toRow({
        userId,
        id,
        giftCardId: card.id,
        brand: card.brand,
        category: card.category,
        denomination: card.denomination,
        pointsCost: card.pointsCost,
        terms: card.terms,
        validityDays: card.validityDays,
        translations: JSON.stringify(card.translations),
        reviewReasons,
        orderedAt: createdAt,
      }),
    )
    .returning(orderColumns)
    .executeTakeFirstOrThrow();
}
export type OrderRow = Awaited<ReturnType<typeof insertOrder>>;

/** The member's orders, newest first. Reads one more than the page's limit. */
export function listOrders(db: Database, userId: string, page: PageRequest) {
  return db
    .selectFrom('gift_card_orders')
    .select(orderColumns)
    .where('user_id', '=', userId)
    .$call(pageByTime(page, ['ordered_at', 'id']))
    .execute();
}

/** Locks an order until the transaction ends, and returns it with its member. */
export function lockOrder(tx: Transaction, orderId: string) {
  return tx
    .selectFrom('gift_card_orders')
    .innerJoin('users', 'users.id', 'gift_card_orders.user_id')
    .select([
      ...asFields(
        'gift_card_orders.id',
        'giftCardId',
        'brand',
        'denomination',
        'pointsCost',
        'terms',
        'validityDays',
        'status',
        'userId',
        'firstName',
        'email',
        'users.language',
      ),
      sql<GiftCardTranslations>`translations`.as('translations'),
    ])
    .where('gift_card_orders.id', '=', orderId)
    .forUpdate('gift_card_orders')
    .executeTakeFirst();
}
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

export type Decision = Pick<FieldsOf<'gift_card_orders'>, 'status' | 'code'> & { decidedAt: string; decidedBy: string };

export async function decideOrder(tx: Transaction, orderId: string, decision: Decision): Promise<void> {
  await tx.updateTable('gift_card_orders').set(toRow(decision)).where('id', '=', orderId).execute();
}
