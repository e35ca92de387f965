import { type RawBuilder, sql, type SelectQueryBuilder } from 'kysely';
import { StoredExpense, StoredPrivateExpense } from '#domain/expenses/schema.ts';
import type { Database } from '#server/db/database.ts';
import type { DB, ExpenseCategory } from '#server/db/generated.ts';
import type { AuthorId } from '#server/db/repositories/author-id.ts';
import { columnsOf, selectList } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { isFoundBy } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import type { VisibleExpenses } from './policy.ts';

const expenseColumns = columnsOf('expenses', StoredExpense);
const privateColumns = columnsOf('private_expenses', StoredPrivateExpense);

export interface ExpenseQuery {
  /** Words in title or description, ignoring case. */
  search?: string | undefined;
  category?: ExpenseCategory | undefined;
  /** Calendar dates; `to` is exclusive. */
  range?: { from: string; to: string } | undefined;
}

/** An expense that the member sees. `isPrivate` is true for what the member alone sees. */
export interface VisibleRow extends StoredExpense {
  isPrivate: boolean;
  surpriseUntil: string | null;
}

/**
 * The expenses that the member sees, latest day first and within a day newest first. Reads one more than the page's
 * limit.
 */
export async function listExpenses(
  db: Database,
  { coupleId, authorId }: VisibleExpenses,
  { limit, after, ...query }: ExpenseQuery & PageRequest,
): Promise<VisibleRow[]> {
  const newest = (spentOn: RawBuilder<unknown>, createdAt: RawBuilder<unknown>) =>
    sql`order by ${spentOn} desc, ${createdAt} desc, id desc limit ${limit + 1}`;
  // Each half is read from its own index in list order, at most one page.
  const half = (table: string, isSeen: RawBuilder<unknown>, own: Readonly<Record<string, RawBuilder<unknown>>>) => sql`(
    select ${selectList(table, StoredExpense, own)}, ${own['isPrivate']} as "isPrivate",
      ${own['surpriseUntil']} as "surpriseUntil"
    from ${sql.table(table)} where ${isSeen} and ${matches(query)} and ${isAfter(after)}
    ${newest(sql`spent_on`, sql`created_at`)})`;
  const { rows } = await sql<VisibleRow>`
    select * from (
      ${half('expenses', sql`couple_id = ${coupleId}`, { isPrivate: sql`false`, surpriseUntil: sql`null::date` })}
      union all
      ${half('private_expenses', sql`user_id = ${authorId}`, {
        isPrivate: sql`true`,
        surpriseUntil: sql`surprise_until`,
        paidBy: sql`user_id`,
      })}
    ) visible ${newest(sql`"spentOn"`, sql`"createdAt"`)}`.execute(db);
  return rows;
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

/** Returns the number and the sum of the expenses that both see. */
export async function sumExpenses(db: Database, coupleId: CoupleId, query: ExpenseQuery) {
  return selectExpenses(db, coupleId, query)
    .select([sql<number>`count(*)`.as('count'), sql<string>`coalesce(sum(amount), 0.00)`.as('total')])
    .executeTakeFirstOrThrow();
}

/**
 * Returns the titles of the latest `limit` expenses that the member sees, each once ignoring case, with its latest
 * spelling and category.
 */
export async function listTitles(db: Database, { coupleId, authorId }: VisibleExpenses, limit: number) {
  const half = (table: string, isSeen: RawBuilder<unknown>) => sql`(
    select title, category, spent_on, created_at from ${sql.table(table)} where ${isSeen}
    order by spent_on desc, created_at desc limit ${limit})`;
  const { rows } = await sql<{ title: string; category: ExpenseCategory }>`
    select distinct on (lower(title)) title, category
    from (
      select * from (
        ${half('expenses', sql`couple_id = ${coupleId}`)}
        union all
        ${half('private_expenses', sql`user_id = ${authorId}`)}
      ) visible
      order by spent_on desc, created_at desc limit ${limit}
    ) latest
    order by lower(title), spent_on desc, created_at desc`.execute(db);
  return rows;
}

export function findExpense(db: Database, coupleId: CoupleId, expenseId: string) {
  return db
    .selectFrom('expenses')
    .select(expenseColumns)
    .where('couple_id', '=', coupleId)
    .where('id', '=', expenseId)
    .executeTakeFirst();
}

/** Returns an expense that its author alone sees. */
export function findPrivateExpense(db: Database, authorId: AuthorId, expenseId: string) {
  return db
    .selectFrom('private_expenses')
    .select(privateColumns)
    .where('user_id', '=', authorId)
    .where('id', '=', expenseId)
    .executeTakeFirst();
}

/** A surprise of any member, with its day. */
export interface DueSurprise {
  day: string;
  userId: string;
  id: string;
}

/** Lists the surprises of all members whose day has come by `today`, in the order of their days. */
export function listDueSurprises(
  db: Database,
  { today, after, limit }: { today: string; after: DueSurprise | null; limit: number },
): Promise<DueSurprise[]> {
  return db
    .selectFrom('private_expenses')
    .select(['user_id as userId', 'id', sql<string>`surprise_until`.as('day')])
    .where('surprise_until', '<=', today)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(surprise_until, user_id, id) > (${after?.day}::date, ${after?.userId}::uuid, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('surprise_until')
    .orderBy('user_id')
    .orderBy('id')
    .limit(limit)
    .execute();
}

function selectPage(db: Database, coupleId: CoupleId, { limit, after, ...query }: ExpenseQuery & PageRequest) {
  return selectExpenses(db, coupleId, query)
    .where(isAfter(after))
    .orderBy('spent_on', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
}

function selectExpenses(
  db: Database,
  coupleId: CoupleId,
  query: ExpenseQuery,
): SelectQueryBuilder<DB, 'expenses', object> {
  return db.selectFrom('expenses').where('couple_id', '=', coupleId).where(matches(query));
}

/** True for a row that the filters find, in either table. */
function matches({ search, category, range }: ExpenseQuery): RawBuilder<boolean> {
  const conditions = [
    ...(category ? [sql`category = ${category}`] : []),
    ...(range ? [sql`spent_on >= ${range.from}::date and spent_on < ${range.to}::date`] : []),
    ...(search ? [isFoundBy(search)] : []),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function isAfter(after: PageRequest['after']): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`;
  const [spentOn, createdAt, id] = after;
  return sql<boolean>`(spent_on, created_at, id) < (${spentOn}::date, ${createdAt}::timestamptz, ${id}::uuid)`;
}
