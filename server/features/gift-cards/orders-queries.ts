import { sql } from 'kysely';
import type { GiftCardOrderStatus } from '#contract/gift-card-lists.ts';
import type { Database } from '#server/db/database.ts';
import type { Part } from '#server/platform/lists/paging.ts';

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
}

/** Orders of all members, the newest first; one more than the part's limit. */
export function listOrdersForAdmin(db: Database, { part, search, status }: OrdersQuery) {
  const [createdAt, id] = part.after ?? [];
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return selectOrders(db)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'))
    .$if(Boolean(pattern), (query) =>
      query.where(sql<boolean>`concat_ws(' ', first_name, last_name, email, brand) ilike ${pattern}`),
    )
    .$if(createdAt !== undefined, (query) =>
      query.where(sql<boolean>`(ordered_at, gift_card_orders.id) < (${createdAt}::timestamptz, ${id}::uuid)`),
    )
    .orderBy('ordered_at', 'desc')
    .orderBy('gift_card_orders.id', 'desc')
    .limit(part.limit + 1)
    .execute();
}

export function findOrderForAdmin(db: Database, orderId: string) {
  return selectOrders(db).where('gift_card_orders.id', '=', orderId).executeTakeFirst();
}
