import { sql } from 'kysely';
import { snakeCase } from '#domain/kernel/text/snake-case.ts';
import {
  isLimited,
  isOfCouple,
  isTrashed,
  type RecordKind,
  records,
  type RecordsWith,
  type StorageLimit,
} from '#domain/registry/records.ts';
import { CHANGE_SETTINGS, LIMIT_SETTINGS, SETTINGS } from '#domain/registry/settings.ts';
import type { Database, Transaction } from '#server/db/database.ts';

const limited = new Map(records.filter(isLimited).map((record) => [record.name, toPlace(record)]));

interface Place {
  table: string;
  /** Column of the member who created the row. */
  author: string;
  /** True for rows of a couple. Only the member's own rows count. */
  isShared: boolean;
  /** The record's kind in the trash. Trashed records count until they are deleted for good. */
  kind: RecordKind | null;
  /** Tables of the member whose rows count, too. */
  further: readonly string[];
}

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
  const { table, author, isShared, kind, further } = placeOf(storageLimit);
  const isOwned = (by: string) =>
    isShared ? sql`couple_id = ${owner.coupleId} and ${sql.ref(by)} = ${owner.id}` : sql`${sql.ref(by)} = ${owner.id}`;
  const trash = sql.table(isShared ? 'deleted_shared_records' : 'deleted_own_records');
  const inTrash = kind ? sql`union all select 1 from ${trash} where ${isOwned('user_id')} and kind = ${kind}` : sql``;
  const inFurther = further.map((name) => sql`union all select 1 from ${sql.table(name)} where user_id = ${owner.id}`);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from ${sql.table(table)} where ${isOwned(author)} ${inTrash} ${sql.join(inFurther, sql` `)}
      limit ${max}
    ) kept`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Serialises inserts of the storage limit until the transaction ends, for the couple or for the member. Rows that refer to
 * the couple or the member can still be inserted meanwhile.
 */
export async function lockOwner(tx: Transaction, storageLimit: StorageLimit, owner: RecordOwner): Promise<void> {
  const [table, id] =
    placeOf(storageLimit).isShared && owner.coupleId !== null
      ? (['couples', owner.coupleId] as const)
      : (['users', owner.id] as const);
  await tx.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Reads the settings of all storage limits and of changes, by their keys, as they start where a row is missing. */
export async function readLimits(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', [...LIMIT_SETTINGS, ...CHANGE_SETTINGS])
    .execute();
  const starts = [...SETTINGS].map(([key, { start }]): [string, number] => [key, start]);
  return new Map([...starts, ...rows.map(({ key, value }): [string, number] => [key, Number(value)])]);
}

/** Returns the table of a limited record, which has an index that begins with its author's column. */
function placeOf(storageLimit: StorageLimit): Place {
  const place = limited.get(storageLimit);
  if (!place) throw new Error(`${storageLimit} has no storage limit`);
  return place;
}

function toPlace(record: RecordsWith<{ storageLimit: number }>): Place {
  return {
    table: snakeCase(record.name),
    author: 'author' in record ? record.author : 'user_id',
    isShared: isOfCouple(record),
    kind: isTrashed(record) ? record.trash.kind : null,
    further: records.flatMap((other) =>
      'countsTowards' in other && other.countsTowards === record.name ? [snakeCase(other.name)] : [],
    ),
  };
}
