import { sql } from 'kysely';
import type { ContactPageQuery } from '#domain/contact/admin.ts';
import type { WaitingRows } from '#domain/operations/bulk.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, toRow } from '#server/db/table-fields.ts';
import { containsPattern } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';
import { messageColumns } from './queries.ts';

const adminColumns = [...messageColumns, ...asFields('answeredAt')] as const;

// Identical to the expression in the schema, because an index serves only the same expression.
const searchText = sql<string>`lower(name || ' ' || email || ' ' || subject)`;

/** The messages, newest first unless `order` asks for the oldest. Reads one more than the page's limit. */
export function listMessages(
  db: Database,
  page: PageRequest,
  { search, state, category, order }: NonNullable<ContactPageQuery> = {},
) {
  let query = db.selectFrom('contact_messages').select(adminColumns);
  if (search) query = query.where(searchText, 'like', containsPattern(search.toLowerCase()));
  if (state) query = query.where('answered_at', state === 'waiting' ? 'is' : 'is not', null);
  if (category) query = query.where('category', '=', category);
  return query.$call(pageByTime(page, ['created_at', 'id'], order)).execute();
}

/** Locks the message until the transaction ends. */
export function lockMessage(tx: Transaction, messageId: string) {
  return tx
    .selectFrom('contact_messages')
    .select(adminColumns)
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the messages with the ids, or all pending ones that arrived until the instant, ordered by id. */
export function lockMessages(tx: Transaction, { ids, matching }: WaitingRows, limit: number) {
  return tx
    .selectFrom('contact_messages')
    .select(adminColumns)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(matching !== undefined, (query) =>
      query.where('answered_at', 'is', null).where('created_at', '<=', matching?.until ?? ''),
    )
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
}

export async function markMessagesAnswered(
  tx: Transaction,
  messageIds: readonly string[],
  answeredAt: string,
): Promise<void> {
  await tx.updateTable('contact_messages').set(toRow({ answeredAt })).where('id', 'in', messageIds).execute();
}

export async function deleteMessageRow(tx: Transaction, messageId: string): Promise<void> {
  await tx.deleteFrom('contact_messages').where('id', '=', messageId).execute();
}
