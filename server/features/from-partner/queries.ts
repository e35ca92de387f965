import { partnerViews } from '#domain/from-partner/record.ts';
import { touch } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';

export async function findSeenUpTo(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('partner_views')
    .select(asFields('seenUpTo'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.seenUpTo ?? null;
}

/** Locks the member's row until the transaction ends, and returns its instant; `null` without a row. */
export async function lockSeenUpTo(tx: Transaction, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('partner_views')
    .select(asFields('seenUpTo'))
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.seenUpTo ?? null;
}

/** Stores the instant unless the stored one is later, which another device may have set at the same time. */
export async function moveSeenUpTo(
  tx: Transaction,
  userId: string,
  { seenUpTo, updatedAt }: { seenUpTo: string; updatedAt: string },
): Promise<void> {
  touch(tx, partnerViews, userId, userId, { before: null, after: { seenUpTo } });
  await tx
    .insertInto('partner_views')
    .values(toRow({ userId, seenUpTo, updatedAt }))
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(toRow({ seenUpTo, updatedAt }))
        .where('partner_views.seen_up_to', '<', seenUpTo),
    )
    .execute();
}
