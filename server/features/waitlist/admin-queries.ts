import { sql } from 'kysely';
import type { WaitlistPart } from '#contract/admin/waitlist.ts';
import type { WaitlistEntry } from '#contract/waitlist.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { Part } from '#server/platform/lists/paging.ts';
import { orderByTime } from '#server/platform/lists/time-order.ts';
import { entryColumns } from './queries.ts';

// Written as in the migration: an index serves an expression that is the same.
const searchText = sql<string>`lower(partner1_name || ' ' || partner2_name || ' ' || email || ' ' || phone)`;

/** The newest first unless the oldest are asked for; one more than the part's limit, to say whether there are more. */
export function listEntries(
  db: Database,
  part: Part,
  { search, city, status, stage, order }: NonNullable<WaitlistPart> = {},
) {
  const { direction, isBehind } = orderByTime(order, part, 'created_at', 'id');
  let query = db.selectFrom('waitlist_entries').select(entryColumns);
  if (search) query = query.where(searchText, 'like', patternOf(search));
  if (city) query = query.where('city', '=', city);
  if (status) query = query.where('status', '=', status);
  if (stage) query = query.where('relationship_stage', '=', stage);
  if (part.after) query = query.where(isBehind);
  return query
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(part.limit + 1)
    .execute();
}

/** How many entries each city, status and stage has. */
export function countEntries(db: Database) {
  return db
    .selectFrom('waitlist_entries')
    .select(['city', 'status', 'relationship_stage as stage', sql<number>`count(*)`.as('count')])
    .groupBy(['city', 'status', 'relationship_stage'])
    .execute();
}

/** Locks the entry until the transaction ends, so that what is noted as 'before' is what was there. */
export function lockEntry(tx: Transaction, entryId: string) {
  return tx
    .selectFrom('waitlist_entries')
    .select(entryColumns)
    .where('id', '=', entryId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateEntryStatus(
  tx: Transaction,
  entryId: string,
  status: WaitlistEntry['status'],
): Promise<void> {
  await tx.updateTable('waitlist_entries').set({ status }).where('id', '=', entryId).execute();
}

export async function deleteEntry(tx: Transaction, entryId: string): Promise<void> {
  await tx.deleteFrom('waitlist_entries').where('id', '=', entryId).execute();
}

function patternOf(search: string): string {
  return `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
