import { sql } from 'kysely';
import type { Database, Transaction } from '#server/db/database.ts';
import { toRow } from '#server/db/table-fields.ts';

/** Expires the member's page if it ends soon or asks for another amount. A payment on it still counts. */
export async function abandonStalePage(
  db: Database,
  { userId, amount, endsBefore }: { userId: string; amount: string; endsBefore: string },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'expired' })
    .where('user_id', '=', userId)
    .where('method', '=', 'razorpay')
    .where('status', '=', 'open')
    .where('link_id', 'is not', null)
    .where((eb) => eb.or([eb('link_expires_at', '<=', endsBefore), eb('amount', '<>', amount)]))
    .execute();
}

/** Expires a payment without a known page. */
export async function abandonPaymentWithoutPage(db: Database, paymentId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'expired' })
    .where('id', '=', paymentId)
    .where('status', '=', 'open')
    .where('link_id', 'is', null)
    .execute();
}

export async function savePage(
  db: Database,
  paymentId: string,
  page: { id: string; url: string; expiresAt: string },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ link_id: page.id, link_url: page.url, link_expires_at: page.expiresAt })
    .where('id', '=', paymentId)
    .execute();
}

/** Inserts an event of the provider, and returns false for a repeated one. */
export async function insertEvent(
  tx: Transaction,
  event: { id: string; name: string; receivedAt: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('razorpay_events')
    .values(toRow({ id: event.id, event: event.name, receivedAt: event.receivedAt }))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteEventsBefore(db: Database, before: string): Promise<void> {
  await db.deleteFrom('razorpay_events').where('received_at', '<', before).execute();
}

/** Expires a page that ended unpaid. A paid one, or one under review, is not changed. */
export async function expirePage(tx: Transaction, linkId: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: 'expired' })
    .where('link_id', '=', linkId)
    .where('status', '=', 'open')
    .execute();
}

/** Makes a payment pending for an admin's review, with a remark. */
export async function markForReview(
  tx: Transaction,
  paymentId: string,
  { remark, providerPaymentId, nowIso }: { remark: string; providerPaymentId: string; nowIso: string },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set(
      toRow({
        status: 'pending',
        remark,
        providerPaymentId,
        declaredAt: sql<string>`coalesce(declared_at, ${nowIso}::timestamptz)`,
      }),
    )
    .where('id', '=', paymentId)
    .execute();
}
