import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';

/** Stores a ticket in place of the member's earlier one. */
export async function upsertTicket(
  tx: Transaction,
  userId: string,
  { hash, createdAt, expiresAt }: { hash: Buffer; createdAt: string; expiresAt: string },
): Promise<void> {
  const values = toRow({ ticketHash: hash, createdAt, expiresAt });
  await tx
    .insertInto('reset_tickets')
    .values(toRow({ userId, ...values }))
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Returns the member that the ticket belongs to. */
export async function findTicketOwner(db: Database, hash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('reset_tickets')
    .select(asFields('userId'))
    .where('ticket_hash', '=', hash)
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** Uses up a ticket that has not expired, or returns `undefined` if another call used it first. */
export function consumeTicket(tx: Transaction, hash: Buffer, nowIso: string) {
  return tx
    .deleteFrom('reset_tickets')
    .where('ticket_hash', '=', hash)
    .where('expires_at', '>', nowIso)
    .returning(asFields('createdAt'))
    .executeTakeFirst();
}

export async function deleteTicket(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('reset_tickets').where('user_id', '=', userId).execute();
}
