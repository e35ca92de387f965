import { sql, type SelectQueryBuilder } from 'kysely';
import { StoredExpense } from '#domain/expenses/schema.ts';
import type { DB, ExpenseCategory } from '#server/db/generated.ts';
import type { Database } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { isFoundBy } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { columnsOf } from '#server/db/table-fields.ts';

const expenseColumns = columnsOf('expenses', StoredExpense);

export interface ExpenseQuery {
  /** Words in title or description, ignoring case. */
  search?: string | undefined;
  category?: ExpenseCategory | undefined;
  /** Calendar dates; `to` is exclusive. */
  range?: { from: string; to: string } | undefined;
}

/** The couple's expenses, latest day first and within a day newest first. Reads one more than the page's limit. */
export function listExpenses(db: Database, coupleId: CoupleId, query: ExpenseQuery & PageRequest) {
  return selectPage(db, coupleId, query).select(expenseColumns).execute();
}

/** The couple's expenses with the first names of the recorder and of the two who share them, for files. */
export function listExpensesForExport(db: Database, coupleId: CoupleId, query: ExpenseQuery & PageRequest) {
  return selectPage(db, coupleId, query)
    .select((eb) => {
      const nameOf = (user: 'user_id' | 'paid_by' | 'shared_with') =>
        eb.selectFrom('users').select('first_name').whereRef('users.id', '=', `expenses.${user}`);
      return [
        ...expenseColumns,
        nameOf('user_id').as('addedBy'),
        nameOf('paid_by').as('payerName'),
        nameOf('shared_with').as('otherName'),
      ];
    })
    .execute();
}

export async function sumExpenses(db: Database, coupleId: CoupleId, query: ExpenseQuery) {
  return selectExpenses(db, coupleId, query)
    .select([sql<number>`count(*)`.as('count'), sql<string>`coalesce(sum(amount), 0.00)`.as('total')])
    .executeTakeFirstOrThrow();
}

/**
 * Returns the titles of the latest `limit` expenses, each once ignoring case, with its latest spelling and category.
 */
export async function listTitles(db: Database, coupleId: CoupleId, limit: number) {
  const latest = db
    .selectFrom('expenses')
    .select(['title', 'category', 'spent_on', 'created_at'])
    .where('couple_id', '=', coupleId)
    .orderBy('spent_on', 'desc')
    .orderBy('created_at', 'desc')
    .limit(limit);
  return db
    .selectFrom(latest.as('latest'))
    .distinctOn(sql`lower(title)`)
    .select(['title', 'category'])
    .orderBy(sql`lower(title)`)
    .orderBy('spent_on', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

export function findExpense(db: Database, coupleId: CoupleId, expenseId: string) {
  return db
    .selectFrom('expenses')
    .select(expenseColumns)
    .where('couple_id', '=', coupleId)
    .where('id', '=', expenseId)
    .executeTakeFirst();
}

function selectPage(db: Database, coupleId: CoupleId, { limit, after, ...query }: ExpenseQuery & PageRequest) {
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
  return query.where(isFoundBy(search));
}
