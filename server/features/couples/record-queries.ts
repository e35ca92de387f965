import { sql } from 'kysely';
import type { DB } from '#server/db/generated.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { rebuildDebts } from '#server/db/guarded/expenses.ts';
import { discardBooks } from '#server/db/guarded/year-books.ts';
import { moveRows } from '#server/db/move-rows.ts';

/**
 * Every table whose rows belong to a couple, in the order in which they can be moved; a test compares it with the schema.
 */
export const COUPLE_TABLES = [
  'photos',
  'memory_photos',
  'memories',
  'date_events',
  'expenses',
  'expense_debts',
  'money_splitting',
  'settlements',
  'budgets',
  'recurring_expenses',
  'recurring_expense_days',
  'expense_imports',
  'savings_goals',
  'savings_entries',
  'concierge_requests',
  'deleted_shared_records',
  'couple_achievements',
  'achievement_awards',
  'daily_questions',
  'daily_answers',
  'comments',
  'year_books',
] as const satisfies readonly (keyof DB)[];

/** How many records a couple has, of those that members think of as theirs. */
export async function countRecords(db: Database, coupleId: string) {
  const { rows } = await sql<{ dates: number; memories: number; expenses: number; goals: number }>`
    select (select count(*)::int from date_events where couple_id = ${coupleId}) as dates,
           (select count(*)::int from memories where couple_id = ${coupleId}) as memories,
           (select count(*)::int from expenses where couple_id = ${coupleId}) as expenses,
           (select count(*)::int from savings_goals where couple_id = ${coupleId}) as goals`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count returns a row');
  return counts;
}

/**
 * The requests are one table on one machine: they stay and are given another couple. Debts are summed anew from the expenses, and whether
 * there is a balance is for the joined couple to say.
 * A photo book is of what its couple was: it goes with the couple, or when somebody takes memories out of it.
 */
const unmovedTables = ['concierge_requests', 'expense_debts', 'money_splitting', 'year_books'] as const;
type UnmovedTable = (typeof unmovedTables)[number];
type MovedTable = Exclude<(typeof COUPLE_TABLES)[number], UnmovedTable>;
const movedTables = COUPLE_TABLES.filter(
  (table): table is MovedTable => !unmovedTables.some((unmoved) => unmoved === table),
);

/** Moves every record of one couple to another. Achievements, budgets and days' questions that both have stay as the receiving couple has them. */
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
  await sql`
    delete from daily_questions where couple_id = ${fromCoupleId}
      and day = any (${await listQuestionDays(tx, toCoupleId)}::date[])`.execute(tx);
  const budgets = await tx
    .selectFrom('budgets')
    .select('category')
    .where('couple_id', '=', toCoupleId)
    .execute();
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
  const moves = movedTables.map((table) => ({ table, isMoved }));
  await moveRows(tx, moves, 'couple_id', toCoupleId);
  await rebuildDebts(tx, toCoupleId);
  await sql`update concierge_requests set couple_id = ${toCoupleId} where ${isMoved}`.execute(tx);
}

/** A content is that of one photo of a couple: where both have it, the moved photo is one of which it is not known. */
async function releaseSharedContents(tx: Transaction, fromCoupleId: string, toCoupleId: string) {
  const there = await tx
    .selectFrom('photos')
    .select('content_hash as contentHash')
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
  const rows = await tx
    .selectFrom('daily_questions')
    .select('day')
    .where('couple_id', '=', coupleId)
    .execute();
  return rows.map(({ day }) => day);
}

/** Moves what one member recorded to another couple, with the photos of their memories. */
export async function moveRecordsOf(
  tx: Transaction,
  userId: string,
  fromCoupleId: string,
  toCoupleId: string,
): Promise<void> {
  const { memoryIds, photoIds } = await findMovedMemories(tx, userId, fromCoupleId);
  const isOfCouple = sql`couple_id = ${fromCoupleId}`;
  const isOwn = sql<boolean>`${isOfCouple} and user_id = ${userId}`;
  const oneOf = (column: string, ids: readonly string[]) =>
    sql`${sql.ref(column)} = any (${[...ids]}::uuid[])`;
  const moves = [
    { table: 'photos', isMoved: sql<boolean>`${isOfCouple} and ${oneOf('id', photoIds)}` },
    { table: 'memories', isMoved: sql<boolean>`${isOfCouple} and ${oneOf('id', memoryIds)}` },
    { table: 'memory_photos', isMoved: sql<boolean>`${isOfCouple} and ${oneOf('memory_id', memoryIds)}` },
    { table: 'date_events', isMoved: isOwn },
    { table: 'expenses', isMoved: isOwn },
    { table: 'savings_goals', isMoved: isOwn },
    { table: 'recurring_expenses', isMoved: isOwn },
    { table: 'expense_imports', isMoved: isOwn },
    {
      table: 'recurring_expense_days',
      isMoved: sql<boolean>`${isOfCouple} and recurring_id in (select id from recurring_expenses where ${isOwn})`,
    },
    {
      table: 'deleted_shared_records',
      isMoved: sql<boolean>`${isOfCouple} and (user_id = ${userId} or ${oneOf('id', memoryIds)})`,
    },
    {
      table: 'comments',
      isMoved: sql<boolean>`${isOfCouple} and (${oneOf('subject_id', memoryIds)}
        or subject_id in (select id from date_events where ${isOwn})
        or subject_id in (select id from deleted_shared_records where ${isOwn}))`,
    },
    {
      table: 'savings_entries',
      isMoved: sql<boolean>`${isOfCouple} and (goal_id in (select id from savings_goals where ${isOwn})
        or goal_id in (select id from deleted_shared_records where ${isOwn}))`,
    },
  ] as const;
  await releaseSharedContents(tx, fromCoupleId, toCoupleId);
  await moveRows(tx, moves, 'couple_id', toCoupleId);
  await discardBooks(tx, fromCoupleId);
  await rebuildDebts(tx, fromCoupleId);
  await rebuildDebts(tx, toCoupleId);
  await sql`update concierge_requests set couple_id = ${toCoupleId} where ${isOwn}`.execute(tx);
}

/**
 * The member's memories, those in the bin included, with the photos they show; and the memories that show one of these photos, for a photo
 * has one couple. The same for expenses. A photo that nothing shows goes with who uploaded it.
 */
async function findMovedMemories(tx: Transaction, userId: string, coupleId: string) {
  const { rows } = await sql<{ memoryId: string; userId: string | null; photoId: string | null }>`
    select id as "memoryId", user_id as "userId", photo_id as "photoId" from memories where couple_id = ${coupleId}
    union all
    select id, user_id, (record ->> 'photo_id')::uuid from deleted_shared_records
    where couple_id = ${coupleId} and kind in ('memory', 'expense')
    union all
    select id, user_id, photo_id from expenses where couple_id = ${coupleId} and photo_id is not null
    union all
    select memory_id, null, photo_id from memory_photos where couple_id = ${coupleId}`.execute(tx);
  const memoryIds = new Set(rows.filter((row) => row.userId === userId).map((row) => row.memoryId));
  const shown = new Set<string>();
  for (let size = -1; size < memoryIds.size + shown.size;) {
    size = memoryIds.size + shown.size;
    for (const { memoryId, photoId } of rows) {
      if (photoId === null) continue;
      if (memoryIds.has(memoryId)) shown.add(photoId);
      else if (shown.has(photoId)) memoryIds.add(memoryId);
    }
  }
  const uploaded = await tx
    .selectFrom('photos')
    .select('id')
    .where('couple_id', '=', coupleId)
    .where('user_id', '=', userId)
    .execute();
  const shownAtAll = new Set(rows.map(({ photoId }) => photoId));
  const waiting = uploaded.map(({ id }) => id).filter((id) => !shownAtAll.has(id));
  return { memoryIds: [...memoryIds], photoIds: [...shown, ...waiting] };
}
