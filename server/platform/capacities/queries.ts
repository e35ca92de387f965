import { sql } from 'kysely';
import type { OwnRecordKind, RecordKind, SharedRecordKind } from '#contract/constants/bin.ts';
import { CAPACITY_SETTINGS, CHANGE_SETTINGS, type Capacity } from '#contract/constants/settings.ts';
import type { Database, Transaction } from '#server/db/database.ts';

interface Place {
  table: string;
  /** The column that names the member. */
  column: string;
  /** The rows of a couple: only those that the member has in their own count. */
  isShared?: boolean;
  /** What it is called in the bin, for what goes there: deleted records count until they are deleted for good. */
  binned?: { table: 'deleted_shared_records' | 'deleted_own_records'; kind: RecordKind };
}

function shared(table: string, kind: SharedRecordKind): Place {
  return { table, column: 'user_id', isShared: true, binned: { table: 'deleted_shared_records', kind } };
}

function own(table: string, kind: OwnRecordKind): Place {
  return { table, column: 'user_id', binned: { table: 'deleted_own_records', kind } };
}

/** Where a member's records of a kind stand: each table has an index that begins with the column. */
const places: Readonly<Record<Capacity, Place>> = {
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

/** A member with the couple in which their shared records stand. */
export interface RecordOwner {
  id: string;
  coupleId: string | null;
}

/** Counts what the member has of a capacity, at most `max`. */
export async function countRecords(
  db: Database,
  capacity: Capacity,
  owner: RecordOwner,
  max: number,
): Promise<number> {
  const { table, column, isShared, binned } = places[capacity];
  const isOwned = (by: string) =>
    isShared
      ? sql`couple_id = ${owner.coupleId} and ${sql.ref(by)} = ${owner.id}`
      : sql`${sql.ref(by)} = ${owner.id}`;
  const inBin = binned
    ? sql`union all select 1 from ${sql.table(binned.table)} where ${isOwned('user_id')} and kind = ${binned.kind}`
    : sql``;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from ${sql.table(table)} where ${isOwned(column)} ${inBin}
      limit ${max}
    ) kept`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Makes those who insert of the capacity wait for one another until the transaction ends: the two of a couple, or a member's own calls. Rows
 * that refer to the couple or the member are inserted meanwhile as ever.
 */
export async function lockOwner(tx: Transaction, capacity: Capacity, owner: RecordOwner): Promise<void> {
  const [table, id] =
    places[capacity].isShared && owner.coupleId !== null
      ? (['couples', owner.coupleId] as const)
      : (['users', owner.id] as const);
  await tx.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** The settings of all capacities and of changes, by their keys. */
export async function readLimits(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', [...Object.values(CAPACITY_SETTINGS), ...CHANGE_SETTINGS])
    .execute();
  return new Map(rows.map(({ key, value }) => [key, Number(value)]));
}
