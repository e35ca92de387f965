import { sql } from 'kysely';
import type { SharedRecordKind } from '#contract/constants/trash.ts';
import type { DB } from '#server/db/generated.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { rebuildDebts } from '#server/db/repositories/expenses.ts';
import { discardBooks } from '#server/db/repositories/year-books.ts';
import { moveRows } from '#server/db/move-rows.ts';
import { joinTwins, type Parting, sharePhotos } from './photo-copy-service.ts';

/**
 * Every table whose rows belong to a couple, in the order in which they can be moved. A test compares it with the
 * schema.
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

/** Counts the couple's records of the kinds that members regard as theirs. */
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
 * Tables whose rows are not moved: concierge requests live in one table on one machine and only get another couple,
 * debts are summed again from the expenses, and the joined couple decides on a balance. A photo book belongs to its
 * former couple and is deleted with it, or when a member takes memories out of it.
 */
const unmovedTables = ['concierge_requests', 'expense_debts', 'money_splitting', 'year_books'] as const;
type UnmovedTable = (typeof unmovedTables)[number];
type MovedTable = Exclude<(typeof COUPLE_TABLES)[number], UnmovedTable>;
const movedTables = COUPLE_TABLES.filter(
  (table): table is MovedTable => !unmovedTables.some((unmoved) => unmoved === table),
);

/**
 * Moves every record of one couple to another. Where both have an achievement, a budget or a day's question, the
 * receiving couple's stays.
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
  const twinIds = await joinTwins(tx, fromCoupleId, toCoupleId);
  const isMovedPhoto = sql<boolean>`${isMoved} and not id = any (${twinIds}::uuid[])`;
  const moves = movedTables.map((table) => ({ table, isMoved: table === 'photos' ? isMovedPhoto : isMoved }));
  await moveRows(tx, moves, 'couple_id', toCoupleId);
  await rebuildDebts(tx, toCoupleId);
  await sql`update concierge_requests set couple_id = ${toCoupleId} where ${isMoved}`.execute(tx);
}

/** Clears the content hash of moved photos that the receiving couple has too, because it is unique within a couple. */
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

const ownTables = [
  'memories',
  'date_events',
  'expenses',
  'savings_goals',
  'recurring_expenses',
  'expense_imports',
  'deleted_shared_records',
] as const;

/**
 * Moves one member's own records to another couple, with their comments, reactions and entries, but none of another
 * author, whatever photo or goal the two share. Rows of deleted accounts stay; returns whether photos were copied,
 * whose files a job has to copy.
 */
export async function moveRecordsOf(tx: Transaction, parting: Parting): Promise<{ hasCopies: boolean }> {
  const { userId, from, to } = parting;
  const isOfCouple = sql`couple_id = ${from}`;
  const isOwn = sql<boolean>`${isOfCouple} and user_id = ${userId}`;
  // Locks the rows, because a concurrent change would be lost in the move.
  for (const table of ownTables)
    await sql`select id from ${sql.table(table)} where ${isOwn} order by id for update`.execute(tx);
  const { movedIds, copiedIds } = await sharePhotos(tx, parting);
  const ownIds = (
    table: string,
    kind: SharedRecordKind,
  ) => sql`(select id from ${sql.table(table)} where ${isOwn}
    union all select id from deleted_shared_records where ${isOwn} and kind = ${kind})`;
  const own = ownTables.map((table) => ({ table, isMoved: isOwn }));
  const moves = [
    {
      table: 'photos',
      isMoved: sql<boolean>`${isOfCouple} and id = any (${movedIds}::uuid[])`,
    },
    ...own,
    {
      table: 'memory_photos',
      isMoved: sql<boolean>`${isOfCouple} and memory_id in ${ownIds('memories', 'memory')}`,
    },
    {
      table: 'recurring_expense_days',
      isMoved: sql<boolean>`${isOfCouple} and recurring_id in (select id from recurring_expenses where ${isOwn})`,
    },
    {
      table: 'comments',
      isMoved: sql<boolean>`${isOfCouple} and (
        (subject_kind = 'memory' and subject_id in ${ownIds('memories', 'memory')})
        or (subject_kind = 'date' and subject_id in ${ownIds('date_events', 'date')}))`,
    },
    {
      table: 'savings_entries',
      isMoved: sql<boolean>`${isOfCouple} and goal_id in ${ownIds('savings_goals', 'goal')}`,
    },
  ] as const;
  await moveRows(tx, moves, 'couple_id', to);
  await discardBooks(tx, from);
  await rebuildDebts(tx, from);
  await rebuildDebts(tx, to);
  await sql`update concierge_requests set couple_id = ${to} where ${isOwn}`.execute(tx);
  return { hasCopies: copiedIds.length > 0 };
}
