import { finances } from '#contract/finances.ts';
import { serve } from '#server/http/bind.ts';
import {
  changeExpense,
  readExpenses,
  readExpensesTotal,
  recordExpense,
  removeExpense,
  restoreExpense,
} from './expense-service.ts';
import { exportExpenses } from './export-service.ts';
import { addMoney, readGoals, removeGoal, resetGoal, setGoal } from './goal-service.ts';
import { readSummary } from './summary-service.ts';

export const financesRoutes = serve(finances, {
  summary: readSummary,
  listExpenses: readExpenses,
  sumExpenses: readExpensesTotal,
  exportExpenses,
  createExpense: recordExpense,
  updateExpense: changeExpense,
  deleteExpense: removeExpense,
  restoreExpense,
  listGoals: readGoals,
  createGoal: setGoal,
  addMoney,
  resetGoal,
  deleteGoal: removeGoal,
});
