import type { Database, Transaction } from '#server/db/database.ts';

/** Replaces the member's ticket of an earlier reset. */
export async function upsertTicket(
  tx: Transaction,
  userId: string,
  ticket: { hash: Buffer; createdAt: string; expiresAt: string },
): Promise<void> {
  const values = { ticket_hash: ticket.hash, created_at: ticket.createdAt, expires_at: ticket.expiresAt };
  await tx
    .insertInto('reset_tickets')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** The member whose ticket it is. */
export async function findTicketOwner(db: Database, hash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('reset_tickets')
    .select('user_id as userId')
    .where('ticket_hash', '=', hash)
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** Uses up a ticket that has not expired; `undefined` if another call was faster. */
export function takeTicket(tx: Transaction, hash: Buffer, nowIso: string) {
  return tx
    .deleteFrom('reset_tickets')
    .where('ticket_hash', '=', hash)
    .where('expires_at', '>', nowIso)
    .returning('created_at as createdAt')
    .executeTakeFirst();
}

export async function deleteTicket(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('reset_tickets').where('user_id', '=', userId).execute();
}
