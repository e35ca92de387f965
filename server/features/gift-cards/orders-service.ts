import type { AdminGiftCardOrder, OrdersPageQuery } from '#domain/gift-cards/admin.ts';
import { ORDER_REVIEW_REASONS } from '#domain/gift-cards/facts.ts';
import { adminGiftCardsText } from '#messages/en/admin/gift-cards.ts';
import type { Transaction } from '#server/db/database.ts';
import { recordAudit } from '#server/features/audit/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { bookCoins } from '#server/features/wallet/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { cancelledMail, fulfilledMail } from './emails.ts';
import { findOrderForAdmin, listOrdersForAdmin } from './orders-queries.ts';
import { decideOrder, lockOrder, moveStock, type LockedOrder } from './queries.ts';
import { nameOf } from './service.ts';

export async function readAllOrders(context: MemberContext, input: OrdersPageQuery): Promise<AdminGiftCardOrder[]> {
  const page = parsePageRequest(input, ['instant', 'id']);
  const { search, status, order } = input ?? {};
  const rows = await listOrdersForAdmin(context.db, { page, search, status, order });
  return toPage(context, rows, page, ({ createdAt, id }) => [createdAt, id]).map(toAdminOrder);
}

/** Sends the code to the member. Of two concurrent decisions the second gets 409. */
export async function fulfilOrder(
  context: MemberContext,
  { id, code }: { id: string; code: string },
): Promise<AdminGiftCardOrder> {
  const { clock, config, mail, member } = context;
  return context.changeFor(async (tx) => {
    const order = await lockPending(tx, id);
    const decidedAt = toIso(clock.now());
    await decideOrder(tx, id, {
      status: 'fulfilled',
      code,
      decidedAt,
      decidedBy: member.id,
    });
    await notify(tx, context, {
      userId: order.userId,
      kind: 'gift_card_fulfilled',
      params: { brand: order.brand },
    });
    await mail.send(tx, fulfilledMail(order, { code, sentAt: decidedAt, publicUrl: config.publicUrl }));
    return {
      result: await recordDecision(tx, context, 'giftCardOrder.fulfil', order),
      audience: [order.userId],
    };
  });
}

/** Refunds the coins once: only a pending order can be cancelled, and the ledger accepts one refund for each order. */
export async function cancelOrder(context: MemberContext, { id }: { id: string }): Promise<AdminGiftCardOrder> {
  const { clock, config, mail, member } = context;
  return context.changeFor(async (tx) => {
    const order = await lockPending(tx, id);
    const decidedAt = toIso(clock.now());
    await decideOrder(tx, id, {
      status: 'cancelled',
      code: null,
      decidedAt,
      decidedBy: member.id,
    });
    // Locks the gift card before the wallet, as redeeming does, so that the two cannot deadlock.
    await moveStock(tx, order.giftCardId, 1, decidedAt);
    await bookCoins(tx, context, {
      userId: order.userId,
      amount: order.pointsCost,
      causeKey: id,
      cause: 'refund',
      params: { brand: order.brand, denomination: order.denomination },
    });
    await notify(tx, context, {
      userId: order.userId,
      kind: 'gift_card_cancelled',
      params: { coins: order.pointsCost },
    });
    await mail.send(tx, cancelledMail(order, config.publicUrl));
    return {
      result: await recordDecision(tx, context, 'giftCardOrder.cancel', order),
      audience: [order.userId],
    };
  });
}

async function lockPending(tx: Transaction, orderId: string): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw refuse.notFound();
  if (order.status !== 'pending') throw refuse.conflict('already_decided', adminGiftCardsText.notPending);
  return order;
}

/** Logs the decision without the code, and returns the updated order. */
async function recordDecision(
  tx: Transaction,
  context: MemberContext,
  action: string,
  order: LockedOrder,
): Promise<AdminGiftCardOrder> {
  const row = await findOrderForAdmin(tx, order.id);
  if (!row) throw refuse.notFound();
  await recordAudit(tx, context, {
    action,
    subject: { id: row.id, label: nameOf(row) },
    before: { status: order.status },
    after: { status: row.status },
  });
  return toAdminOrder(row);
}

type Row = NonNullable<Awaited<ReturnType<typeof findOrderForAdmin>>>;

function toAdminOrder(row: Row): AdminGiftCardOrder {
  const { userId, firstName, lastName, email, reviewReasons, ...order } = row;
  return {
    ...order,
    user: { id: userId, firstName, lastName, email },
    reviewReasons: ORDER_REVIEW_REASONS.filter((reason) => reviewReasons.includes(reason)),
  };
}
