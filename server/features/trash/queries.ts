import { sql } from 'kysely';
import type { RecordDefinition } from '#domain/kernel/record-definition.ts';
import { snakeCase } from '#domain/kernel/text/snake-case.ts';
import {
  type OwnRecordKind,
  type RecordKind,
  type SharedRecordKind,
  tableOfKind,
  trashedRecords,
} from '#domain/registry/records.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { listColumns } from '#server/db/move-rows.ts';
import { ownedByMemberOrPartner } from '#server/db/owned-by-member-or-partner.ts';
import {
  deleteSharedRecord,
  deleteSharedRecordsBefore,
  type TrashHooks,
} from '#server/db/repositories/deleted-records.ts';
import { expenseTrash } from '#server/db/repositories/expenses.ts';
import { deleteNoticesOf } from '#server/db/repositories/notices.ts';
import { deletePrivatePhotos } from '#server/db/repositories/private-photos.ts';
import { asFields } from '#server/db/table-fields.ts';
import type { CoupleId, Member } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';

const hooks: { readonly [Kind in SharedRecordKind]?: TrashHooks } = { expense: expenseTrash };

type Viewer = Pick<Member, 'id' | 'coupleId'>;

export interface Deletion {
  deletedBy: string;
  deletedAt: string;
}

/** The member who recorded a record; `null` once their account is deleted. */
export interface Author {
  userId: string | null;
}

/** Moves a shared record to the trash in one statement, and returns its author, or `null` if it does not exist. */
export async function insertSharedRecord(
  tx: Transaction,
  record: { kind: SharedRecordKind; coupleId: CoupleId; id: string },
  { deletedBy, deletedAt }: Deletion,
): Promise<Author | null> {
  await hooks[record.kind]?.beforeTrash(tx, record.coupleId, record.id);
  const { rows } = await sql<Author>`
    with gone as (
      delete from ${sql.table(tableOfKind(record.kind))}
      where couple_id = ${record.coupleId} and id = ${record.id} returning *
    )
    insert into deleted_shared_records (couple_id, id, kind, user_id, record, deleted_by, deleted_at)
    select couple_id, id, ${record.kind}, user_id, to_jsonb(gone) - array['couple_id', 'id', 'user_id', 'search_text'],
      ${deletedBy}::uuid, ${deletedAt}::timestamptz
    from gone
    returning user_id as "userId"`.execute(tx);
  return rows[0] ?? null;
}

/** Lists the series of a date, also of one in the trash: without its last date a series is not seen. */
export async function listSeriesOf(tx: Transaction, date: { coupleId: CoupleId; id: string }): Promise<string[]> {
  const { rows } = await sql<{ id: string | null }>`
    select series_id::text as id from date_events where couple_id = ${date.coupleId} and id = ${date.id}
    union
    select record ->> 'series_id' from deleted_shared_records
    where couple_id = ${date.coupleId} and kind = 'date' and id = ${date.id}`.execute(tx);
  return rows.flatMap(({ id }) => id ?? []);
}

/** Lists the ids of a record's parts in a table. */
export async function listParts(
  tx: Transaction,
  part: { name: string; partOf: { column: string } },
  whole: { coupleId: CoupleId; id: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(snakeCase(part.name))}
    where couple_id = ${whole.coupleId} and ${sql.ref(part.partOf.column)} = ${whole.id}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Moves a member's own record to the trash in one statement, and returns false if it does not exist. */
export async function insertOwnRecord(
  tx: Transaction,
  record: { kind: OwnRecordKind; userId: string; id: string; isShared: boolean },
  { deletedBy, deletedAt }: Deletion,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with gone as (
      delete from ${sql.table(tableOfKind(record.kind))}
      where user_id = ${record.userId} and id = ${record.id} returning *
    )
    insert into deleted_own_records (user_id, id, kind, record, is_shared, deleted_by, deleted_at)
    select user_id, id, ${record.kind}, to_jsonb(gone) - array['user_id', 'id', 'search_text'], ${record.isShared},
      ${deletedBy}::uuid, ${deletedAt}::timestamptz
    from gone`.execute(tx);
  return numAffectedRows === 1n;
}

/** Restores a shared record that was deleted after `since`, with all its fields. Returns false if it does not exist. */
export async function restoreSharedRecord(
  tx: Transaction,
  record: { kind: SharedRecordKind; coupleId: CoupleId; id: string },
  since: string,
): Promise<boolean> {
  const table = sql.table(tableOfKind(record.kind));
  const columns = await listStoredColumns(tx, record.kind);
  await hooks[record.kind]?.beforeRestore(tx, record.coupleId, record.id);
  const { numAffectedRows } = await sql`
    with back as (
      delete from deleted_shared_records
      where couple_id = ${record.coupleId} and id = ${record.id} and kind = ${record.kind} and deleted_at > ${since}
      returning *
    )
    insert into ${table} (${columns})
    select ${columns} from (
      select (jsonb_populate_record(null::${table}, record ||
        jsonb_build_object('couple_id', couple_id, 'id', id, 'user_id', user_id))).*
      from back
    ) restored`.execute(tx);
  await hooks[record.kind]?.afterRestore(tx, record.coupleId, record.id);
  return numAffectedRows === 1n;
}

/** Restores a record of the member, or one that the partner shares, if it was deleted after `since`. */
export async function restoreOwnRecord(
  tx: Transaction,
  record: { kind: OwnRecordKind; viewer: Viewer; id: string },
  since: string,
): Promise<boolean> {
  const table = sql.table(tableOfKind(record.kind));
  const columns = await listStoredColumns(tx, record.kind);
  const { numAffectedRows } = await sql`
    with back as (
      delete from deleted_own_records
      where ${isVisible(record.viewer)} and id = ${record.id} and kind = ${record.kind} and deleted_at > ${since}
      returning *
    )
    insert into ${table} (${columns})
    select ${columns} from (
      select (jsonb_populate_record(null::${table}, record ||
        jsonb_build_object('user_id', user_id, 'id', id))).*
      from back
    ) restored`.execute(tx);
  return numAffectedRows === 1n;
}

/** The writable columns of the kind's table, without computed ones. */
async function listStoredColumns(tx: Transaction, kind: RecordKind) {
  const table = tableOfKind(kind);
  const columns = (await listColumns(tx, [table])).get(table) ?? [];
  return sql.join(columns.map((name) => sql.ref(name)));
}

export interface DeletedRecordRow {
  kind: RecordKind;
  id: string;
  title: string;
  day: string | null;
  amount: string | null;
  userId: string | null;
  deletedBy: string | null;
  deletedAt: string;
}

/**
 * The records deleted after `since` that the member can restore, latest first. Reads one more than the page's limit.
 */
export async function listDeletedRecords(
  db: Database,
  viewer: Viewer,
  since: string,
  page: PageRequest,
): Promise<DeletedRecordRow[]> {
  // Each half is read from its own index in list order, at most one page.
  const half = (table: string, isOwned: ReturnType<typeof sql>) => sql`(
    select kind, id, user_id, record, deleted_by, deleted_at from ${sql.table(table)}
    where ${isOwned} and deleted_at > ${since} and ${isAfter(page)}
    order by deleted_at desc, id desc, kind::text desc limit ${page.limit + 1})`;
  const { rows } = await sql<DeletedRecordRow>`
    select kind, id, record ->> 'title' as title, ${shown('day')} as day, ${shown('amount')} as amount,
      user_id as "userId", deleted_by as "deletedBy", deleted_at as "deletedAt"
    from (
      ${half('deleted_shared_records', sql`couple_id = ${viewer.coupleId}`)}
      union all
      ${half('deleted_own_records', isVisible(viewer))}
    ) deleted
    order by deleted_at desc, id desc, kind::text desc
    limit ${page.limit + 1}`.execute(db);
  return rows;
}

/** Returns the first of the columns that hold this fact of a trashed record. */
function shown(fact: 'day' | 'amount') {
  const facts: readonly NonNullable<RecordDefinition['trash']>[] = trashedRecords.map(({ trash }) => trash);
  const columns = facts.flatMap((trash) => trash[fact] ?? []);
  return sql`coalesce(${sql.join(columns.map((column) => sql`record ->> ${sql.lit(column)}`))})`;
}

/** The key of a record in the trash: a couple's, or a member's own. */
export type DeletedKey =
  | { coupleId: CoupleId; kind: SharedRecordKind; id: string }
  | { userId: string; kind: OwnRecordKind; id: string };

/** A record in the trash that the member sees. */
export interface FoundRecord extends Author {
  kind: RecordKind;
  /** True if the partner sees it in the trash too. */
  isShared: boolean;
}

/** Returns the records of this id that the member sees in the trash. Several kinds may share an id. */
export async function findDeleted(
  tx: Transaction,
  viewer: Viewer,
  { id, kind }: { id: string; kind?: RecordKind | undefined },
): Promise<FoundRecord[]> {
  const isNamed = sql`id = ${id} and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}`;
  const { rows } = await sql<FoundRecord>`
    select kind, user_id as "userId", true as "isShared"
    from deleted_shared_records where couple_id = ${viewer.coupleId} and ${isNamed}
    union all
    select kind, user_id as "userId", is_shared as "isShared"
    from deleted_own_records where ${isVisible(viewer)} and ${isNamed}`.execute(tx);
  return rows;
}

/** Deletes a record in the trash for good, and returns false if it is not there. */
export async function deleteRecord(tx: Transaction, record: DeletedKey): Promise<boolean> {
  if ('coupleId' in record) return deleteSharedRecord(tx, record.coupleId, record);
  const gone = await tx
    .deleteFrom('deleted_own_records')
    .where('user_id', '=', record.userId)
    .where('kind', '=', record.kind)
    .where('id', '=', record.id)
    .returning(ownColumns)
    .execute();
  await deleteBelongings(tx, gone);
  await deleteNoticesOf(tx, record, record);
  return gone.length === 1;
}

const ownColumns = [
  ...asFields('userId', 'kind', 'id'),
  sql<string | null>`record ->> 'photo_id'`.as('photoId'),
] as const;

/** Deletes the photos of members' own records that are deleted for good. */
async function deleteBelongings(tx: Transaction, gone: readonly { userId: string; photoId: string | null }[]) {
  for (const { userId, photoId } of gone) if (photoId !== null) await deletePrivatePhotos(tx, userId, [photoId]);
}

/** True while a record of this kind and id is in the trash. */
export async function isInTrash(tx: Transaction, record: DeletedKey): Promise<boolean> {
  const { rows } =
    'coupleId' in record
      ? await sql`select from deleted_shared_records
          where couple_id = ${record.coupleId} and kind = ${record.kind} and id = ${record.id}`.execute(tx)
      : await sql`select from deleted_own_records
          where user_id = ${record.userId} and kind = ${record.kind} and id = ${record.id}`.execute(tx);
  return rows.length > 0;
}

/** Deletes all members' records that were deleted before the instant for good. */
export async function deleteRecordsBefore(tx: Transaction, before: string): Promise<void> {
  await deleteSharedRecordsBefore(tx, before);
  const gone = await tx
    .deleteFrom('deleted_own_records')
    .where('deleted_at', '<=', before)
    .returning(ownColumns)
    .execute();
  await deleteBelongings(tx, gone);
  for (const record of gone) await deleteNoticesOf(tx, record, record);
}

/** Two kinds may share an id, and an instant too if a clock does not advance. */
function isAfter({ after }: PageRequest) {
  if (after === undefined) return sql<boolean>`true`;
  const [deletedAt, id, kind] = after;
  return sql<boolean>`(deleted_at, id, kind::text) < (${deletedAt}::timestamptz, ${id}::uuid, ${kind}::text)`;
}

function isVisible(viewer: Viewer) {
  return sql<boolean>`${ownedByMemberOrPartner(viewer)} and (user_id = ${viewer.id} or is_shared)`;
}
