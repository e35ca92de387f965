import type { Database, Transaction } from '#server/db/database.ts';

/** Stores a ticket in place of the member's earlier one. */
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

/** Returns the member that the ticket belongs to. */
export async function findTicketOwner(db: Database, hash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('reset_tickets')
    .select('user_id as userId')
    .where('ticket_hash', '=', hash)
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** Uses up a ticket that has not expired, or returns `undefined` if another call used it first. */
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
