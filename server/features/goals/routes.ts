import { goals } from '#contract/goals.ts';
import { implement } from '#server/http/implement.ts';
import { readGoalEntries } from './entry-service.ts';
import {
  addMoney,
  createGoal,
  deleteGoal,
  readGoals,
  resetGoal,
  restoreGoal,
  updateGoal,
  withdraw,
} from './service.ts';

export const goalsRoutes = implement(goals, {
  list: readGoals,
  create: createGoal,
  update: updateGoal,
  listEntries: readGoalEntries,
  addMoney,
  withdraw,
  reset: resetGoal,
  delete: deleteGoal,
  restore: restoreGoal,
});
