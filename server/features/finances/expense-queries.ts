import { sql, type SelectQueryBuilder } from 'kysely';
import type { DB, ExpenseCategory } from '#server/db/generated.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { ExpensePlace } from './policy.ts';

const expenseColumns = [
  'id',
  'title',
  'amount',
  'category',
  'description',
  'user_id as userId',
  'created_at as createdAt',
] as const;
/** What an expense keeps while it is deleted. */
const keptColumns = [
  'couple_id',
  'id',
  'user_id',
  'title',
  'amount',
  'category',
  'description',
  'created_at',
] as const;

export interface ExpenseQuery {
  /** Words in title or description, in any case. */
  search?: string | undefined;
  category?: ExpenseCategory | undefined;
  /** Instants; `to` is exclusive. */
  range?: { from: string; to: string } | undefined;
}

/** The couple's expenses, the newest first; at most `limit` of those after `after`. */
export function listExpenses(
  db: Database,
  coupleId: CoupleId,
  query: ExpenseQuery & { limit: number; after?: ExpensePlace | undefined },
) {
  return selectPage(db, coupleId, query).select(expenseColumns).execute();
}

/** The same with the calendar date in India and the first name of who recorded it, for files. */
export function listExpensesForExport(
  db: Database,
  coupleId: CoupleId,
  query: ExpenseQuery & { limit: number; after?: ExpensePlace | undefined },
) {
  return selectPage(db, coupleId, query)
    .select((eb) => [
      ...expenseColumns,
      sql<string>`(created_at at time zone 'Asia/Kolkata')::date`.as('day'),
      eb.selectFrom('users').select('first_name').whereRef('users.id', '=', 'expenses.user_id').as('addedBy'),
    ])
    .execute();
}

export async function sumExpenses(db: Database, coupleId: CoupleId, query: ExpenseQuery) {
  return selectExpenses(db, coupleId, query)
    .select([sql<number>`count(*)`.as('count'), sql<string>`coalesce(sum(amount), 0.00)`.as('total')])
    .executeTakeFirstOrThrow();
}

export interface ExpenseValues {
  title: string;
  amount: string;
  category: ExpenseCategory;
  description: string | null;
}

export function insertExpense(
  tx: Transaction,
  coupleId: CoupleId,
  expense: ExpenseValues & { id: string; userId: string; createdAt: string },
) {
  return tx
    .insertInto('expenses')
    .values({
      couple_id: coupleId,
      id: expense.id,
      user_id: expense.userId,
      title: expense.title,
      amount: expense.amount,
      category: expense.category,
      description: expense.description,
      created_at: expense.createdAt,
      updated_at: expense.createdAt,
    })
    .returning(expenseColumns)
    .executeTakeFirstOrThrow();
}

/** Changes the given values; `undefined` when there is no such expense. */
export function updateExpense(
  tx: Transaction,
  coupleId: CoupleId,
  expenseId: string,
  change: Partial<ExpenseValues> & { updated_at: string },
) {
  return tx
    .updateTable('expenses')
    .set(change)
    .where('couple_id', '=', coupleId)
    .where('id', '=', expenseId)
    .returning(expenseColumns)
    .executeTakeFirst();
}

/** Takes the expense out of the list, to where it can be brought back from; answers whether there was one. */
export async function deleteExpense(
  tx: Transaction,
  coupleId: CoupleId,
  expenseId: string,
  deletedAt: string,
) {
  const deleted = await tx
    .with('gone', (db) =>
      db
        .deleteFrom('expenses')
        .where('couple_id', '=', coupleId)
        .where('id', '=', expenseId)
        .returning(keptColumns),
    )
    .insertInto('deleted_expenses')
    .columns([...keptColumns, 'deleted_at'])
    .expression((eb) =>
      eb.selectFrom('gone').select([...keptColumns, sql<string>`${deletedAt}::timestamptz`.as('deleted_at')]),
    )
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Brings an expense back that was deleted after `since`; `undefined` when there is none. */
export function restoreExpense(
  tx: Transaction,
  coupleId: CoupleId,
  expenseId: string,
  { since, now }: { since: string; now: string },
) {
  return tx
    .with('back', (db) =>
      db
        .deleteFrom('deleted_expenses')
        .where('couple_id', '=', coupleId)
        .where('id', '=', expenseId)
        .where('deleted_at', '>', since)
        .returning(keptColumns),
    )
    .insertInto('expenses')
    .columns([...keptColumns, 'updated_at'])
    .expression((eb) =>
      eb.selectFrom('back').select([...keptColumns, sql<string>`${now}::timestamptz`.as('updated_at')]),
    )
    .returning(expenseColumns)
    .executeTakeFirst();
}

/** Forgets for good what was deleted before `before`, of all couples. */
export async function purgeDeletedExpenses(db: Database, before: string): Promise<void> {
  await db.deleteFrom('deleted_expenses').where('deleted_at', '<', before).execute();
}

function selectPage(
  db: Database,
  coupleId: CoupleId,
  { limit, after, ...query }: ExpenseQuery & { limit: number; after?: ExpensePlace | undefined },
) {
  const page = selectExpenses(db, coupleId, query)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (!after) return page;
  return page.where(sql<boolean>`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`);
}

function selectExpenses(
  db: Database,
  coupleId: CoupleId,
  { search, category, range }: ExpenseQuery,
): SelectQueryBuilder<DB, 'expenses', object> {
  let query = db.selectFrom('expenses').where('couple_id', '=', coupleId);
  if (category) query = query.where('category', '=', category);
  if (range) query = query.where('created_at', '>=', range.from).where('created_at', '<', range.to);
  if (!search) return query;
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return query.where((eb) => eb.or([eb('title', 'ilike', pattern), eb('description', 'ilike', pattern)]));
}
