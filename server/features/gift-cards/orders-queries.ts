import { sql } from 'kysely';
import type { GiftCardOrderStatus } from '#contract/gift-card-lists.ts';
import type { TimeOrder } from '#contract/paging.ts';
import type { Database } from '#server/db/database.ts';
import type { Part } from '#server/platform/lists/paging.ts';
import { orderByTime } from '#server/platform/lists/time-order.ts';

function selectOrders(db: Database) {
  return db
    .selectFrom('gift_card_orders')
    .innerJoin('users', 'users.id', 'gift_card_orders.user_id')
    .select([
      'gift_card_orders.id',
      'gift_card_id as giftCardId',
      'brand',
      'category',
      'denomination',
      'points_cost as pointsCost',
      'terms',
      'validity_days as validityDays',
      'status',
      'ordered_at as createdAt',
      'decided_at as decidedAt',
      'users.id as userId',
      'first_name as firstName',
      'last_name as lastName',
      'email',
    ]);
}

export interface OrdersQuery {
  part: Part;
  search: string | undefined;
  status: GiftCardOrderStatus | undefined;
  order: TimeOrder;
}

/** Orders of all members, the newest first unless the oldest are asked for; one more than the part's limit. */
export function listOrdersForAdmin(db: Database, { part, search, status, order }: OrdersQuery) {
  const { direction, isBehind } = orderByTime(order, part, 'ordered_at', 'gift_card_orders.id');
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return selectOrders(db)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'))
    .$if(Boolean(pattern), (query) =>
      query.where(sql<boolean>`concat_ws(' ', first_name, last_name, email, brand) ilike ${pattern}`),
    )
    .$if(part.after !== undefined, (query) => query.where(isBehind))
    .orderBy('ordered_at', direction)
    .orderBy('gift_card_orders.id', direction)
    .limit(part.limit + 1)
    .execute();
}

export function findOrderForAdmin(db: Database, orderId: string) {
  return selectOrders(db).where('gift_card_orders.id', '=', orderId).executeTakeFirst();
}
