import type { AdminGiftCardOrder, OrdersPart } from '#contract/admin/gift-cards.ts';
import { paths } from '#contract/screen-paths.ts';
import { adminGiftCardsText } from '#messages/en/admin/gift-cards.ts';
import { giftCardsText as text } from '#messages/en/gift-cards.ts';
import type { Transaction } from '#server/db/database.ts';
import { recordAudit } from '#server/features/audit/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { bookCoins } from '#server/features/wallet/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { closePart, openPart } from '#server/platform/lists/paging.ts';
import { cancelledMail, fulfilledMail } from './emails.ts';
import { findOrderForAdmin, listOrdersForAdmin } from './orders-queries.ts';
import { showNumber } from './policy.ts';
import { decideOrder, lockOrder, moveStock, type LockedOrder } from './queries.ts';
import { nameOf } from './service.ts';

export async function readAllOrders(
  context: MemberContext,
  input: OrdersPart,
): Promise<AdminGiftCardOrder[]> {
  const part = openPart(input, ['instant', 'id']);
  const { search, status, order } = input ?? {};
  const rows = await listOrdersForAdmin(context.db, { part, search, status, order });
  return closePart(context, rows, part, ({ createdAt, id }) => [createdAt, id]).map(toAdminOrder);
}

/** Sends the code to the member. Of two admins, and of two clicks, one comes first; the other is told so. */
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
      decided_at: decidedAt,
      decided_by: member.id,
    });
    await notify(tx, context, {
      userId: order.userId,
      type: 'other',
      title: text.fulfilledTitle,
      message: text.fulfilledMessage(order.brand),
      path: paths.redeem,
    });
    await mail.send(tx, fulfilledMail(order, { code, sentAt: decidedAt, publicUrl: config.publicUrl }));
    return { result: await audited(tx, context, 'giftCardOrder.fulfil', order), audience: [order.userId] };
  });
}

/** Gives the coins back, once: only a pending order is cancelled, and the ledger takes one refund for each order. */
export async function cancelOrder(
  context: MemberContext,
  { id }: { id: string },
): Promise<AdminGiftCardOrder> {
  const { clock, config, mail, member } = context;
  return context.changeFor(async (tx) => {
    const order = await lockPending(tx, id);
    const decidedAt = toIso(clock.now());
    await decideOrder(tx, id, {
      status: 'cancelled',
      code: null,
      decided_at: decidedAt,
      decided_by: member.id,
    });
    // The gift card before the wallet, as when one is redeemed: the two must not wait for each other.
    await moveStock(tx, order.giftCardId, 1, decidedAt);
    await bookCoins(tx, context, {
      userId: order.userId,
      amount: order.pointsCost,
      causeKey: `refund:${id}`,
      description: text.refundEntry(nameOf(order)),
    });
    await notify(tx, context, {
      userId: order.userId,
      type: 'other',
      title: text.cancelledTitle,
      message: text.cancelledMessage(showNumber(order.pointsCost)),
      path: paths.redeem,
    });
    await mail.send(tx, cancelledMail(order, config.publicUrl));
    return { result: await audited(tx, context, 'giftCardOrder.cancel', order), audience: [order.userId] };
  });
}

async function lockPending(tx: Transaction, orderId: string): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw refuse.notFound();
  if (order.status !== 'pending') throw refuse.conflict(adminGiftCardsText.notPending);
  return order;
}

/** Writes the decision to the log, without the code, and answers the order as it is now. */
async function audited(
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

function toAdminOrder({ userId, firstName, lastName, email, ...order }: Row): AdminGiftCardOrder {
  return { ...order, user: { id: userId, firstName, lastName, email } };
}
