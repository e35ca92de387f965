import { sql } from 'kysely';
import type { OwnRecordKind, RecordKind, SharedRecordKind } from '#contract/constants/trash.ts';
import { STORAGE_LIMIT_SETTINGS, CHANGE_SETTINGS, type StorageLimit } from '#contract/constants/settings.ts';
import type { Database, Transaction } from '#server/db/database.ts';

interface Place {
  table: string;
  /** The column that names the member. */
  column: string;
  /** True for rows of a couple. Only the member's own rows count. */
  isShared?: boolean;
  /** The record's kind in the trash, if it goes there. Trashed records count until they are deleted for good. */
  binned?: { table: 'deleted_shared_records' | 'deleted_own_records'; kind: RecordKind };
}

function shared(table: string, kind: SharedRecordKind): Place {
  return { table, column: 'user_id', isShared: true, binned: { table: 'deleted_shared_records', kind } };
}

function own(table: string, kind: OwnRecordKind): Place {
  return { table, column: 'user_id', binned: { table: 'deleted_own_records', kind } };
}

/** Tables of a member's records by storage limit. Each has an index that begins with the column. */
const places: Readonly<Record<StorageLimit, Place>> = {
  notes: own('notes', 'note'),
  importantDates: own('important_dates', 'important_date'),
  dateEvents: shared('date_events', 'date'),
  memories: shared('memories', 'memory'),
  comments: { table: 'comments', column: 'user_id', isShared: true },
  photos: { table: 'photos', column: 'user_id', isShared: true },
  expenses: shared('expenses', 'expense'),
  savingsGoals: shared('savings_goals', 'goal'),
  savingsEntries: { table: 'savings_entries', column: 'user_id', isShared: true },
  settlements: { table: 'settlements', column: 'user_id', isShared: true },
  recurringExpenses: { table: 'recurring_expenses', column: 'user_id', isShared: true },
  nudges: { table: 'nudges', column: 'from_user_id' },
  datePreferences: { table: 'date_preferences', column: 'user_id' },
  conciergeRequests: { table: 'concierge_requests', column: 'user_id' },
};

/** A member with the couple that holds their shared records. */
export interface RecordOwner {
  id: string;
  coupleId: string | null;
}

/** Counts the member's records of a storage limit, up to `max`. */
export async function countRecords(
  db: Database,
  storageLimit: StorageLimit,
  owner: RecordOwner,
  max: number,
): Promise<number> {
  const { table, column, isShared, binned } = places[storageLimit];
  const isOwned = (by: string) =>
    isShared
      ? sql`couple_id = ${owner.coupleId} and ${sql.ref(by)} = ${owner.id}`
      : sql`${sql.ref(by)} = ${owner.id}`;
  const inTrash = binned
    ? sql`union all select 1 from ${sql.table(binned.table)} where ${isOwned('user_id')} and kind = ${binned.kind}`
    : sql``;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from ${sql.table(table)} where ${isOwned(column)} ${inTrash}
      limit ${max}
    ) kept`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Serialises inserts of the storage limit until the transaction ends, for the couple or for the member. Rows that refer to
 * the couple or the member can still be inserted meanwhile.
 */
export async function lockOwner(
  tx: Transaction,
  storageLimit: StorageLimit,
  owner: RecordOwner,
): Promise<void> {
  const [table, id] =
    places[storageLimit].isShared && owner.coupleId !== null
      ? (['couples', owner.coupleId] as const)
      : (['users', owner.id] as const);
  await tx.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Reads the settings of all storage limits and of changes, by their keys. */
export async function readLimits(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', [...Object.values(STORAGE_LIMIT_SETTINGS), ...CHANGE_SETTINGS])
    .execute();
  return new Map(rows.map(({ key, value }) => [key, Number(value)]));
}
