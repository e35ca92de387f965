import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { ExpenseCategory } from '#server/db/generated.ts';
import type { AuthorId } from '#server/db/repositories/author-id.ts';

/**
 * Returns the sums of the author's private expenses within days, by category and, with the category `null`, of all.
 * `to` is exclusive.
 */
export async function sumPrivateExpenses(db: Database, authorId: AuthorId, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<{ category: ExpenseCategory | null; total: string }>`
    select category, coalesce(sum(amount), 0.00) as total from private_expenses
    where user_id = ${authorId} and spent_on >= ${from}::date and spent_on < ${to}::date
    group by grouping sets ((), (category))
    order by total desc, category`.execute(db);
  return rows;
}
