import { sql } from 'kysely';
import type { BudgetCategory } from '#domain/budgets/facts.ts';
import { budgets } from '#domain/budgets/record.ts';
import { Budget } from '#domain/budgets/schema.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { asFields, selectList, toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';

/** The first day of a month, and of the next month. */
export interface MonthRange {
  from: string;
  to: string;
}

/**
 * Returns the couple's budgets with the amounts spent in the month. The overall budget comes first, then by share
 * spent.
 */
export async function listBudgets(db: Database, coupleId: CoupleId, month: MonthRange): Promise<Budget[]> {
  const { rows } = await sql<Budget>`
    select ${selectList('budgets', Budget, { spent: sql`coalesce(spent, 0.00)` })}
    from budgets left join (
      select coalesce(category::text, 'total') as category, sum(amount) as spent
      from expenses
      where couple_id = ${coupleId} and spent_on >= ${month.from}::date and spent_on < ${month.to}::date
      group by grouping sets ((category), ())
    ) sums on sums.category = budgets.category
    where budgets.couple_id = ${coupleId}
    order by budgets.category <> 'total', coalesce(spent, 0) / monthly_amount desc, budgets.category`.execute(db);
  return rows;
}

type BudgetRow = Omit<Budget, 'spent'>;

export async function saveBudget(tx: Transaction, coupleId: CoupleId, budget: BudgetRow): Promise<void> {
  touchRows(tx, budgets, { coupleId }, [budget.category]);
  await tx
    .insertInto('budgets')
    .values(toRow({ coupleId, ...budget }))
    .onConflict((conflict) => conflict.columns(['couple_id', 'category']).doUpdateSet(toRow(budget)))
    .execute();
}

/** Inserts a budget, and returns `false` if it exists. */
export async function insertBudget(tx: Transaction, coupleId: CoupleId, budget: BudgetRow): Promise<boolean> {
  const inserted = await tx
    .insertInto('budgets')
    .values(toRow({ coupleId, ...budget }))
    .onConflict((conflict) => conflict.columns(['couple_id', 'category']).doNothing())
    .returning('category')
    .executeTakeFirst();
  if (inserted) touchRows(tx, budgets, { coupleId }, [budget.category]);
  return inserted !== undefined;
}

export async function deleteBudget(tx: Transaction, coupleId: CoupleId, category: BudgetCategory) {
  const gone = await tx
    .deleteFrom('budgets')
    .where('couple_id', '=', coupleId)
    .where('category', '=', category)
    .returning('category')
    .execute();
  touchRows(
    tx,
    budgets,
    { coupleId },
    gone.map((row) => row.category),
  );
}

export interface ToldBudget {
  category: string;
  /** The first day of the month of the last notification. */
  toldMonth: string | null;
  toldPercent: number;
}

/**
 * Locks the couple's budgets, in one order, so that of two concurrent expenses the later one sees the sum of both. No
 * transaction locks one budget before the others.
 */
export function lockBudgets(tx: Transaction, coupleId: CoupleId): Promise<(ToldBudget & { updatedAt: string })[]> {
  return tx
    .selectFrom('budgets')
    .select(asFields('category', 'toldMonth', 'toldPercent', 'updatedAt'))
    .where('couple_id', '=', coupleId)
    .orderBy('category')
    .forUpdate()
    .execute();
}

export async function markTold(
  tx: Transaction,
  coupleId: CoupleId,
  { category, toldMonth, toldPercent }: ToldBudget,
): Promise<void> {
  await tx
    .updateTable('budgets')
    .set(toRow({ toldMonth, toldPercent }))
    .where('couple_id', '=', coupleId)
    .where('category', '=', category)
    .execute();
}
