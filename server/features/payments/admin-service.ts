import type { AdminPayment, PaymentsPageQuery } from '#domain/payments/admin.ts';
import { paymentsText as text } from '#messages/payments.ts';
import type { Transaction } from '#server/db/database.ts';
import { recordAudit } from '#server/features/audit/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { listCovered } from '#server/features/subscription/premium-service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { findPaymentForAdmin, listPaymentsForAdmin } from './admin-queries.ts';
import { rejectedMail } from './emails.ts';
import { findPayer, lockPayment, markRejected } from './queries.ts';
import { confirmPayment } from './service.ts';

export async function readPaymentsForAdmin(context: MemberContext, input: PaymentsPageQuery): Promise<AdminPayment[]> {
  const page = parsePageRequest(input, ['instant', 'id']);
  const { search, status, order } = input ?? {};
  const rows = await listPaymentsForAdmin(context.db, { page, search, status, order });
  return toPage(context, rows, page, ({ createdAt, id }) => [createdAt, id]).map(toAdminPayment);
}

/** Confirms a payment after an admin has checked the account. Of two concurrent decisions the second gets 409. */
export async function confirmByAdmin(context: MemberContext, { id }: { id: string }): Promise<AdminPayment> {
  return context.changeFor(async (tx) => {
    const { userId, ...payment } = await lockPending(tx, id);
    if (!userId) throw refuse.conflict('member_gone', text.payerGone);
    await confirmPayment(tx, context, { ...payment, userId }, { adminId: context.member.id });
    const result = await recordDecision(tx, context, 'payment.confirm', id);
    return { result, audience: await listCovered(tx, userId) };
  });
}

/** Rejects a payment. The member is notified with the reason and may pay again under another reference. */
export async function rejectByAdmin(
  context: MemberContext,
  { id, reason }: { id: string; reason: string },
): Promise<AdminPayment> {
  const { member, clock, config, mail } = context;
  return context.changeFor(async (tx) => {
    const payment = await lockPending(tx, id);
    await markRejected(tx, id, { reason, decidedAt: toIso(clock.now()), decidedBy: member.id });
    const payer = payment.userId === null ? undefined : await findPayer(tx, payment.userId);
    if (payer) {
      await notify(tx, context, { userId: payer.id, kind: 'payment_rejected', params: { reason } });
      await mail.send(tx, rejectedMail(payer, payment, reason, config.publicUrl));
    }
    const result = await recordDecision(tx, context, 'payment.reject', id);
    return { result, audience: payer ? [payer.id] : [] };
  });
}

async function lockPending(tx: Transaction, paymentId: string) {
  const payment = await lockPayment(tx, paymentId);
  if (!payment) throw refuse.notFound();
  if (payment.status !== 'pending') throw refuse.conflict('already_decided', text.notPending);
  return payment;
}

/** Logs the decision and returns the updated payment. */
async function recordDecision(
  tx: Transaction,
  context: MemberContext,
  action: string,
  paymentId: string,
): Promise<AdminPayment> {
  const row = await findPaymentForAdmin(tx, paymentId);
  if (!row) throw refuse.notFound();
  await recordAudit(tx, context, {
    action,
    subject: { id: row.id, label: row.reference },
    before: { status: 'pending', reason: null },
    after: { status: row.status, reason: row.reason },
  });
  return toAdminPayment(row);
}

type Row = NonNullable<Awaited<ReturnType<typeof findPaymentForAdmin>>>;

function toAdminPayment({ userId, firstName, lastName, email, ...payment }: Row): AdminPayment {
  const isThere = userId !== null && firstName !== null && lastName !== null && email !== null;
  return { ...payment, user: isThere ? { id: userId, firstName, lastName, email } : null };
}
