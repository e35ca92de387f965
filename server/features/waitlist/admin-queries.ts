import { type ExpressionBuilder, sql } from 'kysely';
import type { WaitlistBulk, WaitlistExport, WaitlistPageQuery } from '#domain/waitlist/admin.ts';
import type { WaitlistEntry } from '#domain/waitlist/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/generated.ts';
import { containsPattern } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';
import { entryColumns } from './queries.ts';

// Identical to the expression in the schema, because an index serves only the same expression.
const searchText = sql<string>`lower(partner1_name || ' ' || partner2_name || ' ' || email || ' ' || phone)`;

/** The entries, newest first unless `order` asks for the oldest. Reads one more than the page's limit. */
export function listEntries(
  db: Database,
  page: PageRequest,
  { order, ...filters }: NonNullable<WaitlistPageQuery> = {},
) {
  return db
    .selectFrom('waitlist_entries')
    .select(entryColumns)
    .where(isFound(filters))
    .$call(pageByTime(page, ['created_at', 'id'], order))
    .execute();
}

export async function countFound(db: Database, filters: NonNullable<WaitlistExport>): Promise<number> {
  const { count } = await db
    .selectFrom('waitlist_entries')
    .select(sql<number>`count(*)`.as('count'))
    .where(isFound(filters))
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts the entries of each city, status and stage. */
export function countEntries(db: Database) {
  return db
    .selectFrom('waitlist_entries')
    .select(['city', 'status', 'relationship_stage as stage', sql<number>`count(*)`.as('count')])
    .groupBy(['city', 'status', 'relationship_stage'])
    .execute();
}

/** Locks the entry until the transaction ends, so that the audit log's `before` is exact. */
export function lockEntry(tx: Transaction, entryId: string) {
  return tx
    .selectFrom('waitlist_entries')
    .select(entryColumns)
    .where('id', '=', entryId)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the chosen entries, or those that match the filters, in id order. */
export function lockEntries(tx: Transaction, { rows, matching }: WaitlistBulk, limit: number) {
  return tx
    .selectFrom('waitlist_entries')
    .select(entryColumns)
    .$if(rows !== undefined, (query) =>
      query.where(
        'id',
        'in',
        (rows ?? []).map(({ id }) => id),
      ),
    )
    .$if(matching !== undefined, (query) =>
      query.where(isFound(matching ?? {})).where('created_at', '<=', matching?.until ?? ''),
    )
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
}

export async function updateEntryRows(
  tx: Transaction,
  entryIds: readonly string[],
  status: WaitlistEntry['status'],
): Promise<void> {
  await tx.updateTable('waitlist_entries').set({ status }).where('id', 'in', entryIds).execute();
}

export async function deleteEntryRow(tx: Transaction, entryId: string): Promise<void> {
  await tx.deleteFrom('waitlist_entries').where('id', '=', entryId).execute();
}

/** True for an entry that contains the words and has the city, status and stage. */
function isFound({ search, city, status, stage }: NonNullable<WaitlistExport>) {
  return (eb: ExpressionBuilder<DB, 'waitlist_entries'>) =>
    eb.and([
      ...(search ? [eb(searchText, 'like', containsPattern(search.toLowerCase()))] : []),
      ...(city ? [eb('city', '=', city)] : []),
      ...(status ? [eb('status', '=', status)] : []),
      ...(stage ? [eb('relationship_stage', '=', stage)] : []),
    ]);
}
