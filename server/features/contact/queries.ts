import { sql } from 'kysely';
import type { ContactInput } from '#domain/contact/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';

export const messageColumns = asFields(
  'id',
  'name',
  'email',
  'phone',
  'subject',
  'category',
  'message',
  'city',
  'createdAt',
);

export interface NewMessage extends ContactInput {
  id: string;
  fingerprint: Buffer;
  createdAt: string;
}

/**
 * Inserts the message, or finds an identical pending one. One statement ensures that two concurrent calls insert only
 * one.
 */
export function insertOrFindMessage(tx: Transaction, message: NewMessage) {
  return tx
    .insertInto('contact_messages')
    .values(
      toRow({
        id: message.id,
        name: message.name,
        email: message.email,
        phone: message.phone ?? null,
        subject: message.subject,
        category: message.category,
        message: message.message,
        city: message.city ?? null,
        fingerprint: message.fingerprint,
        createdAt: message.createdAt,
      }),
    )
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .where('answered_at', 'is', null)
        .doUpdateSet({ fingerprint: (eb) => eb.ref('excluded.fingerprint') }),
    )
    .returning(messageColumns)
    .executeTakeFirstOrThrow();
}

/** The newest messages from the member's address, at most 500. */
export function listMessagesOf(db: Database, memberId: string) {
  return db
    .selectFrom('contact_messages')
    .select([...messageColumns, ...asFields('answeredAt')])
    .where((eb) =>
      eb(
        sql`lower(email)`,
        '=',
        eb
          .selectFrom('users')
          .select(sql`lower(users.email)`.as('email'))
          .where('users.id', '=', memberId),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute();
}

/** Counts the messages from this address since an instant. */
export async function countMessagesOf(db: Database, email: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('contact_messages')
    .select(sql<number>`count(*)`.as('count'))
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteMessagesAnsweredBefore(db: Database, before: string): Promise<void> {
  await db.deleteFrom('contact_messages').where('answered_at', '<', before).execute();
}
