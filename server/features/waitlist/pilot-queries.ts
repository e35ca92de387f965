import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import { toRow } from '#server/db/table-fields.ts';

export interface PilotLink {
  entryId: string;
  tokenHash: Buffer;
  expiresAt: string;
}

export async function insertPilotLink(tx: Transaction, link: PilotLink): Promise<void> {
  await tx
    .insertInto('pilot_links')
    .values(toRow({ waitlistEntryId: link.entryId, tokenHash: link.tokenHash, expiresAt: link.expiresAt }))
    .execute();
}

/** Locks the link until the transaction ends, so that concurrent uses are counted one at a time. */
export function lockPilotLink(tx: Transaction, tokenHash: Buffer, nowIso: string) {
  return tx
    .selectFrom('pilot_links')
    .select('waitlist_entry_id as entryId')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowIso)
    .forUpdate()
    .executeTakeFirst();
}

export function findPilotMember(tx: Transaction, userId: string) {
  return tx
    .selectFrom('pilot_members')
    .select('waitlist_entry_id as entryId')
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/**
 * Gives the member one of the entry's two seats, and returns false if both are taken. The caller must have locked the
 * link.
 */
export async function insertPilotMember(
  tx: Transaction,
  { userId, entryId, nowIso }: { userId: string; entryId: string; nowIso: string },
): Promise<boolean> {
  const taken = tx.selectFrom('pilot_members').select('seat').where('waitlist_entry_id', '=', entryId);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('pilot_members')
    .columns(['user_id', 'waitlist_entry_id', 'seat', 'joined_at'])
    .expression((eb) =>
      eb
        .selectFrom(sql<{ seat: number }>`(values (1), (2))`.as<'seats'>(sql`seats(seat)`))
        .select([
          sql<string>`${userId}::uuid`.as('user_id'),
          sql<string>`${entryId}::uuid`.as('waitlist_entry_id'),
          sql<number>`seats.seat`.as('seat'),
          sql<string>`${nowIso}::timestamptz`.as('joined_at'),
        ])
        .where(sql.ref('seats.seat'), 'not in', taken)
        .orderBy(sql.ref('seats.seat'))
        .limit(1),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
