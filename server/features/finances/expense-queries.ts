import { sql, type SelectQueryBuilder } from 'kysely';
import type { DB, ExpenseCategory } from '#server/db/generated.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { containsText } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';

const expenseColumns = [
  'id',
  'title',
  'amount',
  'category',
  'description',
  'spent_on as spentOn',
  'user_id as userId',
  'created_at as createdAt',
] as const;

export interface ExpenseQuery {
  /** Words in title or description, in any case. */
  search?: string | undefined;
  category?: ExpenseCategory | undefined;
  /** Calendar dates; `to` is exclusive. */
  range?: { from: string; to: string } | undefined;
}

/** The couple's expenses, the latest day first, and of a day what was recorded last; one more than the page's limit. */
export function listExpenses(db: Database, coupleId: CoupleId, query: ExpenseQuery & PageRequest) {
  return selectPage(db, coupleId, query).select(expenseColumns).execute();
}

/** The same with the first name of who recorded it, for files. */
export function listExpensesForExport(db: Database, coupleId: CoupleId, query: ExpenseQuery & PageRequest) {
  return selectPage(db, coupleId, query)
    .select((eb) => [
      ...expenseColumns,
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
  spentOn: string;
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
      spent_on: expense.spentOn,
      created_at: expense.createdAt,
      updated_at: expense.createdAt,
    })
    .returning(expenseColumns)
    .executeTakeFirstOrThrow();
}

/** Changes the given values; `undefined` when there is no such expense. */
export function updateExpenseRow(
  tx: Transaction,
  coupleId: CoupleId,
  expenseId: string,
  { spentOn, ...change }: Partial<ExpenseValues> & { updated_at: string },
) {
  return tx
    .updateTable('expenses')
    .set({ ...change, ...(spentOn !== undefined && { spent_on: spentOn }) })
    .where('couple_id', '=', coupleId)
    .where('id', '=', expenseId)
    .returning(expenseColumns)
    .executeTakeFirst();
}

export function findExpense(db: Database, coupleId: CoupleId, expenseId: string) {
  return db
    .selectFrom('expenses')
    .select(expenseColumns)
    .where('couple_id', '=', coupleId)
    .where('id', '=', expenseId)
    .executeTakeFirst();
}

function selectPage(
  db: Database,
  coupleId: CoupleId,
  { limit, after, ...query }: ExpenseQuery & PageRequest,
) {
  const page = selectExpenses(db, coupleId, query)
    .orderBy('spent_on', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (!after) return page;
  const [spentOn, createdAt, id] = after;
  return page.where(
    sql<boolean>`(spent_on, created_at, id) < (${spentOn}::date, ${createdAt}::timestamptz, ${id}::uuid)`,
  );
}

function selectExpenses(
  db: Database,
  coupleId: CoupleId,
  { search, category, range }: ExpenseQuery,
): SelectQueryBuilder<DB, 'expenses', object> {
  let query = db.selectFrom('expenses').where('couple_id', '=', coupleId);
  if (category) query = query.where('category', '=', category);
  if (range) query = query.where('spent_on', '>=', range.from).where('spent_on', '<', range.to);
  if (!search) return query;
  return query.where((eb) => eb.or([containsText('title', search), containsText('description', search)]));
}
