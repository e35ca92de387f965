import { sql } from 'kysely';
import type { ContactPart } from '#contract/admin/contact.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Part } from '#server/platform/lists/paging.ts';
import { orderByTime } from '#server/platform/lists/time-order.ts';
import { messageColumns } from './queries.ts';

const adminColumns = [...messageColumns, 'answered_at as answeredAt'] as const;

// Written as in the migration: an index serves an expression that is the same.
const searchText = sql<string>`lower(name || ' ' || email || ' ' || subject)`;

/** The newest first unless the oldest are asked for; one more than the part's limit, to say whether there are more. */
export function listMessages(
  db: Database,
  part: Part,
  { search, state, category, order }: NonNullable<ContactPart> = {},
) {
  const { direction, isBehind } = orderByTime(order, part, 'created_at', 'id');
  let query = db.selectFrom('contact_messages').select(adminColumns);
  if (search) query = query.where(searchText, 'like', patternOf(search));
  if (state) query = query.where('answered_at', state === 'waiting' ? 'is' : 'is not', null);
  if (category) query = query.where('category', '=', category);
  if (part.after) query = query.where(isBehind);
  return query
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(part.limit + 1)
    .execute();
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

export async function markMessageAnswered(
  tx: Transaction,
  messageId: string,
  answeredAt: string,
): Promise<void> {
  await tx
    .updateTable('contact_messages')
    .set({ answered_at: answeredAt })
    .where('id', '=', messageId)
    .execute();
}

export async function deleteMessage(tx: Transaction, messageId: string): Promise<void> {
  await tx.deleteFrom('contact_messages').where('id', '=', messageId).execute();
}

function patternOf(search: string): string {
  return `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
