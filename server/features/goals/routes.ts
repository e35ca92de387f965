import { goals } from '#domain/goals/api.ts';
import { implement } from '#server/http/implement.ts';
import { readGoalEntries } from './entry-service.ts';
import { addMoney, goal, resetGoal, withdraw } from './service.ts';

export const goalsRoutes = implement(goals, {
  ...goal,
  listEntries: readGoalEntries,
  addMoney,
  withdraw,
  reset: resetGoal,
});
