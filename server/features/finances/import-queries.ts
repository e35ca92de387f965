import { type Insertable, sql } from 'kysely';
import type { ExpenseImportCheck } from '#contract/expense-imports.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { ExpenseImports } from '#server/db/generated.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

const columns = ['id', 'name', 'count', 'user_id as userId', 'created_at as createdAt'] as const;

/** The couple's imports, the newest first; one more than the page's limit. */
export function listImports(db: Database, coupleId: CoupleId, page: PageRequest) {
  return db
    .selectFrom('expense_imports')
    .select(columns)
    .where('couple_id', '=', coupleId)
    .$call(pageByTime(page))
    .execute();
}
export type ImportRow = Awaited<ReturnType<typeof listImports>>[number];

export function findImport(tx: Transaction, coupleId: CoupleId, importId: string) {
  return tx
    .selectFrom('expense_imports')
    .select(columns)
    .where('couple_id', '=', coupleId)
    .where('id', '=', importId)
    .executeTakeFirst();
}

export function insertImport(
  tx: Transaction,
  coupleId: CoupleId,
  row: Omit<Insertable<ExpenseImports>, 'couple_id'>,
): Promise<ImportRow> {
  return tx
    .insertInto('expense_imports')
    .values({ ...row, couple_id: coupleId })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Deletes an import and returns it; `undefined` when there is none. Its expenses are another matter. */
export function deleteImport(tx: Transaction, coupleId: CoupleId, importId: string) {
  return tx
    .deleteFrom('expense_imports')
    .where('couple_id', '=', coupleId)
    .where('id', '=', importId)
    .returning(columns)
    .executeTakeFirst();
}

/** The places of the rows, from 0, that the couple has: as many of those that are alike as it has of them. */
export async function listPresent(
  db: Database,
  coupleId: CoupleId,
  asked: ExpenseImportCheck['rows'],
): Promise<number[]> {
  const of = (key: 'spentOn' | 'amount' | 'title') => asked.map((row) => row[key]);
  const { rows } = await sql<{ place: number }>`
    select asked.place::int as place
    from (
      select place - 1 as place, day, amount, lower(title) as title,
        row_number() over (partition by day, amount, lower(title) order by place) as nth
      from unnest(${of('spentOn')}::date[], ${of('amount')}::numeric[], ${of('title')}::text[])
        with ordinality as row (day, amount, title, place)
    ) asked join (
      select spent_on, amount, lower(title) as title, count(*) as count
      from expenses
      where couple_id = ${coupleId} and spent_on = any (${[...new Set(of('spentOn'))]}::date[])
      group by spent_on, amount, lower(title)
    ) kept on kept.spent_on = asked.day and kept.amount = asked.amount and kept.title = asked.title
    where asked.nth <= kept.count
    order by asked.place`.execute(db);
  return rows.map(({ place }) => place);
}
