import { sql } from 'kysely';
import type { GoalCategory } from '#server/db/generated.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';
import type { Room } from '#server/db/room.ts';

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
  'updated_at as updatedAt',
] as const;

/** The couple's goals, newest first. Reads one more than the page's limit. */
export function listGoals(db: Database, coupleId: CoupleId, page: PageRequest) {
  return db
    .selectFrom('savings_goals')
    .select(goalColumns)
    .where('couple_id', '=', coupleId)
    .$call(pageByTime(page))
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

export function insertGoal(tx: Transaction, coupleId: CoupleId, _room: Room<'savingsGoals'>, goal: NewGoal) {
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
  return tx
    .updateTable('savings_goals')
    .set({ current_amount: grown, updated_at: updatedAt })
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
export function takeFromGoal(
  tx: Transaction,
  coupleId: CoupleId,
  goalId: string,
  { amount, updatedAt }: { amount: string; updatedAt: string },
) {
  return tx
    .updateTable('savings_goals')
    .set({ current_amount: sql<string>`current_amount - ${amount}::numeric`, updated_at: updatedAt })
    .where('couple_id', '=', coupleId)
    .where('id', '=', goalId)
    .where('current_amount', '>=', amount)
    .returning(goalColumns)
    .executeTakeFirst();
}

export interface GoalValues {
  title: string;
  target_amount: string;
  category: GoalCategory;
  description: string | null;
  target_date: string | null;
}

export function updateGoalRow(
  tx: Transaction,
  coupleId: CoupleId,
  goalId: string,
  change: Partial<GoalValues> & { updated_at: string },
) {
  return tx
    .updateTable('savings_goals')
    .set(change)
    .where('couple_id', '=', coupleId)
    .where('id', '=', goalId)
    .returning(goalColumns)
    .executeTakeFirstOrThrow();
}

/** Locks a goal until the transaction ends, and returns it. */
export function lockGoal(tx: Transaction, coupleId: CoupleId, goalId: string) {
  return tx
    .selectFrom('savings_goals')
    .select(goalColumns)
    .where('couple_id', '=', coupleId)
    .where('id', '=', goalId)
    .forUpdate()
    .executeTakeFirst();
}

export function findGoal(db: Database, coupleId: CoupleId, goalId: string) {
  return db
    .selectFrom('savings_goals')
    .select(goalColumns)
    .where('couple_id', '=', coupleId)
    .where('id', '=', goalId)
    .executeTakeFirst();
}

export function resetGoalRow(tx: Transaction, coupleId: CoupleId, goalId: string, updatedAt: string) {
  return tx
    .updateTable('savings_goals')
    .set({ current_amount: '0', updated_at: updatedAt })
    .where('couple_id', '=', coupleId)
    .where('id', '=', goalId)
    .returning(goalColumns)
    .executeTakeFirstOrThrow();
}
