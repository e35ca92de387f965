import type { Database, Transaction } from '#server/db/database.ts';
import { toRow } from '#server/db/table-fields.ts';

export async function isAddressUnsubscribed(db: Database, addressHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('unsubscribed_addresses')
    .select('address_hash')
    .where('address_hash', '=', addressHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertUnsubscribedAddress(
  tx: Transaction,
  addressHash: Buffer,
  createdAt: string,
): Promise<void> {
  await tx
    .insertInto('unsubscribed_addresses')
    .values(toRow({ addressHash, createdAt }))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteUnsubscribedAddress(tx: Transaction, addressHash: Buffer): Promise<void> {
  await tx.deleteFrom('unsubscribed_addresses').where('address_hash', '=', addressHash).execute();
}
