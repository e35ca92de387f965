import { sql } from 'kysely';
import { toPaise } from '#domain/kernel/money.ts';
import type { Transaction } from '../database.ts';
import { owedAmount } from '../owed-amount.ts';

/** Deletes the couple's requests to pay. Settlements, and changes of who the two are, end all of them. */
export async function endPaymentRequests(tx: Transaction, coupleId: string): Promise<void> {
  await endPaymentRequestsTo(tx, await listMembers(tx, coupleId));
}

/** Deletes the requests to pay that these members have been sent. */
export async function endPaymentRequestsTo(tx: Transaction, userIds: readonly string[]): Promise<void> {
  // In id order, as `endUnfitRequestsTo` locks them.
  for (const userId of userIds.toSorted())
    await tx.deleteFrom('notifications').where('kind', '=', 'upi_code_asked').where('user_id', '=', userId).execute();
}

/** Ends the requests of the couple that no longer fit its balance. */
export async function endUnfitRequests(tx: Transaction, coupleId: string): Promise<void> {
  await endUnfitRequestsTo(tx, coupleId, await listMembers(tx, coupleId));
}

/**
 * Ends the requests to pay of these members of a couple that no longer fit its balance, for every change of debts: a request
 * that was once above the balance, or owed the other way, must not come back with a later one. Sent in one round trip
 * with the change before it, whose debts it sees. The locked requests make the later of two concurrent changes see the
 * debts of both.
 */
export async function endUnfitRequestsTo(tx: Transaction, coupleId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const requests = await tx
    .selectFrom('notifications')
    .select(['user_id as userId', 'id', sql<string>`params ->> 'amount'`.as('amount')])
    .where('kind', '=', 'upi_code_asked')
    .where('user_id', 'in', [...userIds])
    .orderBy('user_id')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (requests.length === 0) return;
  const members = await listMembers(tx, coupleId);
  for (const [userId, own] of Map.groupBy(requests, (request) => request.userId)) {
    // Debts of former members change too, who may have been sent requests by another partner.
    if (!members.includes(userId)) continue;
    const partnerId = members.find((id) => id !== userId) ?? null;
    const owed = await findOwedTo(tx, coupleId, { id: userId, partnerId });
    const unfit = own.filter(({ amount }) => owed === null || toPaise(amount) > toPaise(owed));
    if (unfit.length === 0) continue;
    await tx
      .deleteFrom('notifications')
      .where('user_id', '=', userId)
      .where(
        'id',
        'in',
        unfit.map(({ id }) => id),
      )
      .execute();
  }
}

/** Returns the rupees that the partner owes the member; negative if the member owes, `null` if the balance is off. */
async function findOwedTo(tx: Transaction, coupleId: string, two: { id: string; partnerId: string | null }) {
  const row = await tx
    .selectFrom('money_splitting')
    .select(owedAmount(coupleId, two).as('owed'))
    .where('couple_id', '=', coupleId)
    .where('is_on', '=', true)
    .executeTakeFirst();
  return row?.owed ?? null;
}

async function listMembers(tx: Transaction, coupleId: string): Promise<string[]> {
  const members = await tx
    .selectFrom('couple_members')
    .select('user_id as userId')
    .where('couple_id', '=', coupleId)
    .execute();
  return members.map(({ userId }) => userId);
}
