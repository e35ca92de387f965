import { sql } from 'kysely';
import { AdminGiftCardOrder } from '#domain/gift-cards/admin.ts';
import type { GiftCardOrderStatus } from '#domain/gift-cards/facts.ts';
import type { TimeOrder } from '#domain/kernel/paging.ts';
import type { Database } from '#server/db/database.ts';
import { asFields, columnsOf } from '#server/db/table-fields.ts';
import { containsPattern } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

export interface OrdersQuery {
  page: PageRequest;
  search: string | undefined;
  status: GiftCardOrderStatus | undefined;
  order: TimeOrder;
}

/** The orders of all members, newest first unless `order` asks for the oldest. Reads one more than the page's limit. */
export function listOrdersForAdmin(db: Database, { page, search, status, order }: OrdersQuery) {
  const pattern = search && containsPattern(search);
  return selectOrders(db)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'))
    .$if(Boolean(pattern), (query) =>
      query.where(sql<boolean>`concat_ws(' ', first_name, last_name, email, brand) ilike ${pattern}`),
    )
    .$call(pageByTime(page, ['ordered_at', 'gift_card_orders.id'], order))
    .execute();
}

export function findOrderForAdmin(db: Database, orderId: string) {
  return selectOrders(db).where('gift_card_orders.id', '=', orderId).executeTakeFirst();
}

function selectOrders(db: Database) {
  return db
    .selectFrom('gift_card_orders')
    .innerJoin('users', 'users.id', 'gift_card_orders.user_id')
    .select([
      ...columnsOf('gift_card_orders', AdminGiftCardOrder.omit({ createdAt: true, user: true })),
      'ordered_at as createdAt',
      'users.id as userId',
      ...asFields('firstName', 'lastName', 'email'),
    ]);
}
