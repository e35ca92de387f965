import { sql } from 'kysely';
import { savingsGoals } from '#domain/goals/record.ts';
import { SavingsGoal } from '#domain/goals/schema.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Transaction } from '#server/db/database.ts';
import { columnsOf, toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import { coupleRows } from '#server/platform/lists/couple-rows.ts';

export const goalRows = coupleRows(savingsGoals, SavingsGoal);
const goalColumns = columnsOf('savings_goals', SavingsGoal);

/**
 * Adds to the savings in one statement, so that no concurrent amount is lost. Returns `undefined` without such a goal,
 * or if the sum would exceed `max`.
 */
export function addToGoal(
  tx: Transaction,
  coupleId: CoupleId,
  goalId: string,
  { amount, max, updatedAt }: { amount: string; max: string; updatedAt: string },
) {
  const grown = sql<string>`current_amount + ${amount}::numeric`;
  touchRows(tx, savingsGoals, { coupleId }, [goalId]);
  return tx
    .updateTable('savings_goals')
    .set(toRow({ currentAmount: grown, updatedAt }))
    .where('couple_id', '=', coupleId)
    .where('id', '=', goalId)
    .where(grown, '<=', max)
    .returning(goalColumns)
    .executeTakeFirst();
}

/**
 * Withdraws from the savings in one statement, so that concurrent calls never withdraw more than there is. Returns
 * `undefined` without such a goal, or with too little in it.
 */
export function withdrawFromGoal(
  tx: Transaction,
  coupleId: CoupleId,
  goalId: string,
  { amount, updatedAt }: { amount: string; updatedAt: string },
) {
  touchRows(tx, savingsGoals, { coupleId }, [goalId]);
  return tx
    .updateTable('savings_goals')
    .set(toRow({ currentAmount: sql<string>`current_amount - ${amount}::numeric`, updatedAt }))
    .where('couple_id', '=', coupleId)
    .where('id', '=', goalId)
    .where('current_amount', '>=', amount)
    .returning(goalColumns)
    .executeTakeFirst();
}
