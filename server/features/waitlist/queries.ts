import { sql } from 'kysely';
import type { Language } from '#domain/kernel/languages.ts';
import type { WaitlistInput } from '#domain/waitlist/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';

export const entryColumns = asFields(
  'id',
  'partner1Name',
  'partner2Name',
  'email',
  'phone',
  'city',
  'relationshipStage',
  'interests',
  'referralSource',
  'status',
  'language',
  'createdAt',
);

export interface NewEntry extends WaitlistInput {
  id: string;
  fingerprint: Buffer;
  language: Language;
  createdAt: string;
}

/**
 * Inserts the entry, or finds the one with the same fingerprint. One statement ensures that two concurrent calls insert
 * only one.
 */
export function insertOrFindEntry(tx: Transaction, entry: NewEntry) {
  return tx
    .insertInto('waitlist_entries')
    .values(
      toRow({
        id: entry.id,
        partner1Name: entry.partner1Name,
        partner2Name: entry.partner2Name,
        email: entry.email,
        phone: entry.phone,
        city: entry.city,
        relationshipStage: entry.relationshipStage,
        interests: entry.interests ?? null,
        referralSource: entry.referralSource,
        fingerprint: entry.fingerprint,
        language: entry.language,
        createdAt: entry.createdAt,
      }),
    )
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({ fingerprint: (eb) => eb.ref('excluded.fingerprint') }),
    )
    .returning(entryColumns)
    .executeTakeFirstOrThrow();
}

/** Counts the entries with this address since an instant. */
export async function countEntriesOf(db: Database, email: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('waitlist_entries')
    .select(sql<number>`count(*)`.as('count'))
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteEntriesBefore(db: Database, before: string): Promise<void> {
  await db.deleteFrom('waitlist_entries').where('created_at', '<', before).execute();
}
