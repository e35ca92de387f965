import { sql } from 'kysely';
import { snakeCase } from '#domain/kernel/text/snake-case.ts';
import { isOfCouple as isCoupleRecord, isTrashed, records, type RecordsWith } from '#domain/registry/records.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { moveRows } from '#server/db/move-rows.ts';
import { removeMoments } from '#server/db/repositories/daily-moments.ts';
import { rebuildDebts } from '#server/db/repositories/expenses.ts';
import { discardBooks } from '#server/db/repositories/year-books.ts';
import { asFields } from '#server/db/table-fields.ts';
import { joinTwins, type Parting, sharePhotos } from './photo-copy-service.ts';
import { copySharedRecords } from './shared-record-queries.ts';

const coupleRecords = records.filter(isCoupleRecord);
type CoupleRecord = (typeof coupleRecords)[number];

/** Tables of records that leave with their author. */
const authorTables = [
  ...coupleRecords.filter(leavesWithAuthor).map(({ name }) => snakeCase(name)),
  'deleted_shared_records' as const,
];

type CountedAs = RecordsWith<{ countedAs: string }>['countedAs'];

/** Counts the couple's records of the kinds that members regard as theirs. */
export async function countRecords(db: Database, coupleId: string): Promise<Record<CountedAs, number>> {
  const counts = coupleRecords.flatMap(({ name, countedAs }) =>
    countedAs === null
      ? []
      : sql`(select count(*)::int from ${sql.table(snakeCase(name))} where couple_id = ${coupleId})
          as ${sql.ref(countedAs)}`,
  );
  const { rows } = await sql<Record<CountedAs, number>>`select ${sql.join(counts)}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('A count returns a row');
  return found;
}

/**
 * Moves every record of one couple to another. Where both have an achievement, a budget, a day's question or its photos,
 * the receiving couple's stay.
 */
export async function moveRecords(tx: Transaction, fromCoupleId: string, toCoupleId: string): Promise<void> {
  const known = await tx
    .selectFrom('couple_achievements')
    .select('achievement_id as id')
    .where('couple_id', '=', toCoupleId)
    .execute();
  if (known.length > 0)
    await tx
      .deleteFrom('couple_achievements')
      .where('couple_id', '=', fromCoupleId)
      .where(
        'achievement_id',
        'in',
        known.map(({ id }) => id),
      )
      .execute();
  const isAskedTwice = sql`couple_id = ${fromCoupleId}
    and day = any (${await listQuestionDays(tx, toCoupleId)}::date[])`;
  await sql`
    delete from comments where couple_id = ${fromCoupleId} and subject_kind = 'daily_question'
      and subject_id in (select id from daily_questions where ${isAskedTwice})`.execute(tx);
  await sql`delete from daily_questions where ${isAskedTwice}`.execute(tx);
  const momentDays = await listMomentDays(tx, toCoupleId);
  if (momentDays.length > 0) await removeMoments(tx, fromCoupleId, sql<boolean>`day = any (${momentDays}::date[])`);
  const budgets = await tx.selectFrom('budgets').select('category').where('couple_id', '=', toCoupleId).execute();
  if (budgets.length > 0)
    await tx
      .deleteFrom('budgets')
      .where('couple_id', '=', fromCoupleId)
      .where(
        'category',
        'in',
        budgets.map(({ category }) => category),
      )
      .execute();
  const isMoved = sql<boolean>`couple_id = ${fromCoupleId}`;
  await releaseSharedContents(tx, fromCoupleId, toCoupleId);
  const twinIds = await joinTwins(tx, fromCoupleId, toCoupleId);
  const isMovedPhoto = sql<boolean>`${isMoved} and not id = any (${twinIds}::uuid[])`;
  const moves = [
    ...coupleRecords
      .filter((record) => !('staysOnJoining' in record))
      .map(({ name }) => ({ table: snakeCase(name), isMoved: name === 'photos' ? isMovedPhoto : isMoved })),
    { table: 'deleted_shared_records' as const, isMoved },
  ];
  await moveRows(tx, moves, 'couple_id', toCoupleId);
  await rebuildDebts(tx, toCoupleId);
  await sql`update concierge_requests set couple_id = ${toCoupleId} where ${isMoved}`.execute(tx);
}

/** Clears the content hash of moved photos that the receiving couple has too, because it is unique within a couple. */
async function releaseSharedContents(tx: Transaction, fromCoupleId: string, toCoupleId: string) {
  const there = await tx
    .selectFrom('photos')
    .select(asFields('contentHash'))
    .where('couple_id', '=', toCoupleId)
    .where('content_hash', 'is not', null)
    .execute();
  const contents = there.flatMap(({ contentHash }) => contentHash ?? []);
  if (contents.length === 0) return;
  await tx
    .updateTable('photos')
    .set({ content_hash: null })
    .where('couple_id', '=', fromCoupleId)
    .where('content_hash', '=', sql<string>`any (${contents}::text[])`)
    .execute();
}

async function listQuestionDays(tx: Transaction, coupleId: string): Promise<string[]> {
  const rows = await tx.selectFrom('daily_questions').select('day').where('couple_id', '=', coupleId).execute();
  return rows.map(({ day }) => day);
}

async function listMomentDays(tx: Transaction, coupleId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('daily_moments')
    .select('day')
    .distinct()
    .where('couple_id', '=', coupleId)
    .execute();
  return rows.map(({ day }) => day);
}

/**
 * Removes the times that one member suggests for dates of the other, also of dates in the trash, because a later partner
 * did not suggest them. It moves no feed: leaving gives an epoch to all who see them.
 */
export async function dropSuggestions(tx: Transaction, coupleId: string): Promise<void> {
  await tx
    .updateTable('date_events')
    .set({ suggested_date: null, suggested_time: null })
    .where('couple_id', '=', coupleId)
    .where('suggested_date', 'is not', null)
    .execute();
  await sql`
    update deleted_shared_records set record = record || '{"suggested_date": null, "suggested_time": null}'::jsonb
    where couple_id = ${coupleId} and kind = 'date' and record ->> 'suggested_date' is not null`.execute(tx);
}

/** Returns true if there is anything that the member takes along when they leave within days of joining. */
export async function hasOwnRecords(
  tx: Transaction,
  { userId, coupleId }: { userId: string; coupleId: string },
): Promise<boolean> {
  const isOwn = sql`couple_id = ${coupleId} and user_id = ${userId}`;
  // Photos of the day stay with the couple.
  const isTaken = sql`${isOwn} and not exists (
    select from daily_moments where couple_id = ${coupleId} and photo_id = photos.id)`;
  // One statement for each table: some are on a shard of the couple, others on the coordinator.
  for (const table of [...authorTables, 'photos' as const, 'concierge_requests' as const]) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${table === 'photos' ? isTaken : isOwn} limit 1`.execute(tx);
    if (rows.length > 0) return true;
  }
  return false;
}

/**
 * Moves one member's own records to another couple, with their comments, reactions and entries, but none of another
 * author, whatever photo, list or goal the two share. Rows of deleted accounts stay; returns whether photos were copied,
 * whose files a job has to copy.
 */
export async function moveRecordsOf(tx: Transaction, parting: Parting): Promise<{ hasCopies: boolean }> {
  const { userId, from, to } = parting;
  const isOfCouple = sql`couple_id = ${from}`;
  const isOwn = sql<boolean>`${isOfCouple} and user_id = ${userId}`;
  // Locks the rows, because a concurrent change would be lost in the move.
  for (const table of authorTables)
    await sql`select id from ${sql.table(table)} where ${isOwn} order by id for update`.execute(tx);
  await copySharedRecords(tx, parting);
  const { movedIds, copiedIds } = await sharePhotos(tx, parting);
  const ownIds = (record: RecordsWith<{ onLeaving: 'author' }>) => sql`(
    select id from ${sql.table(snakeCase(record.name))} where ${isOwn}
    ${isTrashed(record) ? sql`union all select id from deleted_shared_records where ${isOwn} and kind = ${record.trash.kind}` : sql``})`;
  const parts = coupleRecords.filter(leavesWithOther).map(({ name, onLeaving }) => {
    const whole = coupleRecords.filter(leavesWithAuthor).find((record) => record.name === onLeaving.of);
    if (!whole) throw new Error(`${onLeaving.of} does not leave with its author`);
    const isPart = sql<boolean>`${isOfCouple} and ${sql.ref(onLeaving.column)} in ${ownIds(whole)}`;
    return { table: snakeCase(name), isMoved: isPart };
  });
  const subjects = coupleRecords
    .filter(leavesWithAuthor)
    .filter((record) => 'discussedAs' in record)
    .map((record) => sql`(subject_kind = ${record.discussedAs} and subject_id in ${ownIds(record)})`);
  const moves = [
    { table: 'photos' as const, isMoved: sql<boolean>`${isOfCouple} and id = any (${movedIds}::uuid[])` },
    ...authorTables.map((table) => ({ table, isMoved: isOwn })),
    ...parts,
    {
      table: 'comments' as const,
      isMoved: sql<boolean>`${isOfCouple} and (${sql.join(subjects, sql` or `)})`,
    },
  ];
  await moveRows(tx, moves, 'couple_id', to);
  await discardBooks(tx, from);
  await rebuildDebts(tx, from);
  await rebuildDebts(tx, to);
  await sql`update concierge_requests set couple_id = ${to} where ${isOwn}`.execute(tx);
  return { hasCopies: copiedIds.length > 0 };
}

function leavesWithAuthor(record: CoupleRecord): record is RecordsWith<{ onLeaving: 'author' }> {
  return record.onLeaving === 'author';
}

function leavesWithOther(record: CoupleRecord): record is RecordsWith<{ onLeaving: { column: string } }> {
  return record.onLeaving !== null && record.onLeaving !== 'author';
}

/**
 * Returns the couples that have a record which names the member: the present one, and former ones. The columns that
 * refer to accounts are read, so that a new one cannot be forgotten.
 */
export async function listCouplesNaming(tx: Transaction, userId: string): Promise<string[]> {
  // The deletion goes on to change tables that each machine of a cluster has, which Citus allows after no parallel work.
  await sql`select set_config('citus.multi_shard_modify_mode', 'sequential', true)`.execute(tx);
  const { rows: tables } = await sql<{ table: string; columns: string[] }>`
    select relname::text as table, array_agg(attname::text order by attnum) as columns
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'users'::regclass and exists (
      select from pg_attribute owner where owner.attrelid = conrelid and owner.attname = 'couple_id')
    group by relname`.execute(tx);
  const coupleIds = new Set<string>();
  // One statement for each table: some are on the shards of couples, others on the coordinator.
  for (const { table, columns } of tables) {
    const names = columns.map((column) => sql`${sql.ref(column)} = ${userId}::uuid`);
    const { rows } = await sql<{ coupleId: string }>`
      select distinct couple_id as "coupleId" from ${sql.table(table)} where ${sql.join(names, sql` or `)}`.execute(tx);
    for (const { coupleId } of rows) coupleIds.add(coupleId);
  }
  return [...coupleIds];
}

/** Returns the other members whose rows of the copy name the member, in one of the couples or by a nudge. */
export async function listOthersNaming(
  tx: Transaction,
  userId: string,
  coupleIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from couple_members where couple_id = any (${[...coupleIds]}::uuid[])
    union select from_user_id from nudges where to_user_id = ${userId} and from_user_id is not null
    union select to_user_id from nudges where from_user_id = ${userId}`.execute(tx);
  return rows.map(({ id }) => id).filter((id) => id !== userId);
}
