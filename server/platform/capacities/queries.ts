import { sql } from 'kysely';
import type { OwnRecordKind, RecordKind, SharedRecordKind } from '#contract/constants/bin.ts';
import { CAPACITY_SETTINGS, CHANGE_SETTINGS, type Capacity } from '#contract/constants/settings.ts';
import type { Database } from '#server/db/database.ts';

interface Place {
  table: string;
  column: string;
  /** What it is called in the bin, for what goes there: deleted records count until they are deleted for good. */
  binned?: { table: 'deleted_shared_records' | 'deleted_own_records'; kind: RecordKind };
}

function shared(table: string, kind: SharedRecordKind): Place {
  return { table, column: 'user_id', binned: { table: 'deleted_shared_records', kind } };
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
  photos: { table: 'photos', column: 'user_id' },
  expenses: shared('expenses', 'expense'),
  savingsGoals: shared('savings_goals', 'goal'),
  nudges: { table: 'nudges', column: 'from_user_id' },
  datePreferences: { table: 'date_preferences', column: 'user_id' },
  conciergeRequests: { table: 'concierge_requests', column: 'user_id' },
};

export async function countRecords(db: Database, capacity: Capacity, memberId: string): Promise<number> {
  const { table, column, binned } = places[capacity];
  const inBin = binned
    ? sql`(select count(*) from ${sql.table(binned.table)} where user_id = ${memberId} and kind = ${binned.kind})`
    : sql`0`;
  const { rows } = await sql<{
    count: number;
  }>`select count(*) + ${inBin} as count from ${sql.table(table)} where ${sql.ref(column)} = ${memberId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
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
