import { sql } from 'kysely';
import type { GoalCategory } from '#server/db/generated.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';

const goalColumns = [
  'id',
  'title',
  'target_amount as targetAmount',
  'current_amount as currentAmount',
  'category',
  'description',
  'target_date as targetDate',
  'user_id as userId',
  'created_at as createdAt',
] as const;

/** The couple's goals, the newest first. */
export function listGoals(db: Database, coupleId: CoupleId) {
  return db
    .selectFrom('savings_goals')
    .select(goalColumns)
    .where('couple_id', '=', coupleId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export interface NewGoal {
  id: string;
  userId: string;
  title: string;
  targetAmount: string;
  category: GoalCategory;
  description: string | null;
  targetDate: string | null;
  createdAt: string;
}

export function insertGoal(tx: Transaction, coupleId: CoupleId, goal: NewGoal) {
  return tx
    .insertInto('savings_goals')
    .values({
      couple_id: coupleId,
      id: goal.id,
      user_id: goal.userId,
      title: goal.title,
      target_amount: goal.targetAmount,
      category: goal.category,
      description: goal.description,
      target_date: goal.targetDate,
      created_at: goal.createdAt,
      updated_at: goal.createdAt,
    })
    .returning(goalColumns)
    .executeTakeFirstOrThrow();
}

/** Adds to what was saved, in one statement, so that no concurrent amount is lost; `undefined` without such a goal, or when it would pass `max`. */
export function addToGoal(
  tx: Transaction,
  coupleId: CoupleId,
  goalId: string,
  { amount, max, updatedAt }: { amount: string; max: string; updatedAt: string },
) {
  const grown = sql<string>`current_amount + ${amount}::numeric`;
  return tx
    .updateTable('savings_goals')
    .set({ current_amount: grown, updated_at: updatedAt })
    .where('couple_id', '=', coupleId)
    .where('id', '=', goalId)
    .where(grown, '<=', max)
    .returning(goalColumns)
    .executeTakeFirst();
}

export async function hasGoal(tx: Transaction, coupleId: CoupleId, goalId: string): Promise<boolean> {
  const goal = await tx
    .selectFrom('savings_goals')
    .select('id')
    .where('couple_id', '=', coupleId)
    .where('id', '=', goalId)
    .executeTakeFirst();
  return goal !== undefined;
}

export function emptyGoal(tx: Transaction, coupleId: CoupleId, goalId: string, updatedAt: string) {
  return tx
    .updateTable('savings_goals')
    .set({ current_amount: '0', updated_at: updatedAt })
    .where('couple_id', '=', coupleId)
    .where('id', '=', goalId)
    .returning(goalColumns)
    .executeTakeFirst();
}

export async function deleteGoal(tx: Transaction, coupleId: CoupleId, goalId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('savings_goals')
    .where('couple_id', '=', coupleId)
    .where('id', '=', goalId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
