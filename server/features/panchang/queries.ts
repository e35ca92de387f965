import { sql } from 'kysely';
import type { PanchangPreferences } from '#domain/panchang/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';

/**
 * Serializes the choices of a member's city with what is placed by it, until the transaction ends. A member who never
 * chose has no row to lock.
 */
export async function lockCity(tx: Transaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`panchang-city ${userId}`}, 0))`.execute(tx);
}

/** The saved preferences of a member. */
export function findPreferences(db: Database, userId: string): Promise<PanchangPreferences | undefined> {
  return db
    .selectFrom('panchang_preferences')
    .select(asFields('isOn', 'city', 'festivals'))
    .where('user_id', '=', userId)
    .$narrowType<Pick<PanchangPreferences, 'city' | 'festivals'>>()
    .executeTakeFirst();
}

export async function savePreferencesRow(
  tx: Transaction,
  userId: string,
  { isOn, city, festivals }: PanchangPreferences,
  updatedAt: string,
): Promise<void> {
  const saved = toRow({ isOn, city, festivals, updatedAt });
  await tx
    .insertInto('panchang_preferences')
    .values(toRow({ userId, ...saved }))
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(saved))
    .execute();
}
